/// An app that counts the rows it has laid out, because work can be counted where time can only be sampled.
public protocol LayoutCounting: HeadlessApp {
  /// Returns the number of rows that each list with an identifier has laid out so far, counting repetitions, on all
  /// screens of the stack. Lists are distinguished by number, because a screen may be created again.
  func laidOutRows(ofList id: String) -> [Int: Int]
}
