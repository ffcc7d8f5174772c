import SharedModel

/// Where the root of the app can lead.
protocol AppRouting: AnyObject {
  /// Where the user is in the guide; nil while the guide is not shown.
  var savedState: SavedState? { get }
  /// Replaces everything by the sign-in screen.
  func showSignIn(message: String?)
  /// Replaces everything by the guide.
  func showGuide(_ state: SavedState)
  /// Replaces the screens of the guide, and closes what lies over them.
  func replaceScreens(by state: SavedState)
  /// Shows an alert over whatever is there.
  func showAlert(title: String, button: String)
}
