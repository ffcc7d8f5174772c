/// An app that can load the screens that are covered, as they will be once the user goes back to them.
public protocol CoveredScreenLoading: HeadlessApp {
  /// Loads all screens of the stack that were never shown, and lays out their lists.
  func loadCoveredScreens()
  /// How many rows there are in each list of the stack's screens, bottom to top.
  var listRows: [Int] { get }
  /// Scrolls one of these lists to its end, covered or not.
  func scrollToEnd(ofList index: Int)
}
