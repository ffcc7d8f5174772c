/// An app that can load its covered screens in advance, as if the user had gone back to them.
public protocol CoveredScreenLoading: HeadlessApp {
  /// Loads the screens of the stack that were never shown, and lays out their lists.
  func loadCoveredScreens()
  /// Updates the screens of the stack that were shown before, and lays out their lists, which otherwise waits until they
  /// return.
  func updateCoveredScreens()
  /// The number of rows in each list of the stack's screens, bottom to top.
  var listRows: [Int] { get }
  /// Scrolls one of these lists to its end, even if it is covered.
  func scrollToEnd(ofList index: Int)
}
