import SharedModel

/// What the root module can ask of the session, the saved state and the log.
protocol RootInteractorInput: AnyObject {
  var isSignedIn: Bool { get }
  /// Tells the output of every session that ends from now on.
  func observeSession()
  /// Where the user was; the menu when that isn't known.
  func restoredState() -> SavedState
  /// The link that an address is; nil when the app can't open it.
  func link(at address: String) -> GuideLink?
  /// Keeps where the user is.
  func save(_ state: SavedState)
  func emptyImageCache()
  /// Keeps what happened for those who look for a fault.
  func log(_ level: LogLevel, _ message: String)
}
