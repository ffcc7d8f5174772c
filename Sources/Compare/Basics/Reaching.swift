extension Sequence where Element: Hashable {
  /// All that the elements lead to, however indirectly; one of them only where something leads to it.
  package func reaching<Others: Sequence<Element>>(_ next: (Element) -> Others) -> Set<Element> {
    var reached: Set<Element> = []
    var waiting = Array(self)
    while let element = waiting.popLast() {
      waiting += next(element).filter { reached.insert($0).inserted }
    }
    return reached
  }
}
