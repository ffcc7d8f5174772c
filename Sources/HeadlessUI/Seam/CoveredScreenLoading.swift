/// An app that can load the screens that are covered, as they will be once the user goes back to them.
public protocol CoveredScreenLoading: HeadlessApp {
  /// Loads all screens of the stack that were never shown.
  func loadCoveredScreens()
}
