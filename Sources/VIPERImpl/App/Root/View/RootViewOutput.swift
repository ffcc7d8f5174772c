/// What the window tells.
protocol RootViewOutput: AnyObject {
  /// A screen came into sight, because it was opened or because what lay above it is gone.
  func didShowScreen(named name: String)
}
