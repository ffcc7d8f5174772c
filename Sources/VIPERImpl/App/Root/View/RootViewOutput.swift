/// The events in the window.
protocol RootViewOutput: AnyObject {
  /// A screen came into sight: it was opened, or what covered it is gone.
  func didShowScreen(named name: String)
}
