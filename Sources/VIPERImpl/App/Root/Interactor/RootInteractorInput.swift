import SharedModel

/// What the root module can ask of the session, the saved state and the log.
protocol RootInteractorInput: AnyObject {
  var isSignedIn: Bool { get }
  /// Tells the output of every session that ends from now on.
  func observeSession()
  /// The screens above the menu where the user was.
  func restoredScreens() -> [SavedState.Screen]
  /// The screens above the menu that a link leads to; nil when the app can't open it.
  func screens(forLink address: String) -> [SavedState.Screen]?
  /// Keeps where the user is.
  func save(_ screens: [SavedState.Screen])
  func emptyImageCache()
  func record(_ event: RootEvent)
}
