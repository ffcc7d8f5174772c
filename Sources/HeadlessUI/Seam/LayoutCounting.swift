/// An app that can tell how many rows it has laid out: work that can be counted, where time can only be sampled.
public protocol LayoutCounting: HeadlessApp {
  /// How many rows of the lists of that identifier were laid out so far, each time that one was, on the screens that are
  /// open, covered or not.
  func laidOutRows(ofList id: String) -> Int
}
