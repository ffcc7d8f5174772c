import SharedModel

/// Where the root of the app can lead.
protocol AppRouting: AnyObject {
  /// The screens of the guide that are open; nil while the guide is not shown.
  var savedState: SavedState? { get }
  /// The name of the screen on top of the guide; nil while the guide is not shown.
  var topScreen: String? { get }
  /// Replaces everything by the sign-in screen.
  func showSignIn(message: String?)
  /// Replaces everything by the guide.
  func showGuide(_ state: SavedState)
  /// Closes what lies over the screens.
  func closeWhatLiesOver()
  /// Replaces the screens of the guide.
  func replaceScreens(by state: SavedState)
  /// Shows an alert with a choice over whatever is there, and says when the user has agreed.
  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void)
  /// Shows an alert over whatever is there.
  func showAlert(title: String, button: String)
}
