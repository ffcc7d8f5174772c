/// An app that can tell how many rows it has laid out: work that can be counted, where time can only be sampled.
public protocol LayoutCounting: HeadlessApp {
  /// How many rows each list of that identifier has laid out so far, each time that one was, on the screens that are open,
  /// covered or not. A list has a number of its own, as the same screen may be made anew.
  func laidOutRows(ofList id: String) -> [Int: Int]
}
