extension Sequence where Element: Hashable {
  /// Returns everything that can be reached from the elements, and these only if something leads to them.
  package func reaching<Others: Sequence<Element>>(_ next: (Element) -> Others) -> Set<Element> {
    var reached: Set<Element> = []
    var waiting = Array(self)
    while let element = waiting.popLast() {
      waiting += next(element).filter { reached.insert($0).inserted }
    }
    return reached
  }
}
