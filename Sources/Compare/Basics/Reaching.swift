extension Sequence where Element: Hashable {
  /// Returns everything reachable from the elements. An element itself is included only if something leads to it.
  package func reaching<Others: Sequence<Element>>(_ next: (Element) -> Others) -> Set<Element> {
    var reached: Set<Element> = []
    var waiting = Array(self)
    while let element = waiting.popLast() {
      waiting += next(element).filter { reached.insert($0).inserted }
    }
    return reached
  }
}
