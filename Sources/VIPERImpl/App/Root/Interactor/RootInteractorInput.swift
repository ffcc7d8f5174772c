import SharedModel

/// The requests of the root module to the session, the saved state and the log.
protocol RootInteractorInput: AnyObject {
  var isSignedIn: Bool { get }
  /// Reports every end of a session from now on.
  func observeSession()
  /// The saved navigation state; the menu if there is none.
  func obtainSavedState() -> SavedState
  /// The link at an address; `nil` if the app can't open it.
  func obtainLink(at address: String) -> GuideLink?
  /// Saves the navigation state.
  func save(_ state: SavedState)
  func emptyImageCache()
  func log(_ level: LogLevel, _ message: String)
}
