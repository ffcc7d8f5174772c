import SharedModel

/// Navigates from the root of the app; its alerts appear over whatever is shown.
protocol AppRouting: QuestionRouting {
  /// The open screens of the guide, and the note over them; nil while the guide isn't shown.
  var savedState: SavedState? { get }
  /// Whether closing what is open would lose changes.
  var hasUnsavedChanges: Bool { get }
  /// The name of the guide's top screen; nil while the guide isn't shown.
  var topScreen: String? { get }
  /// The name of the modal screen over the guide; nil without one.
  var modalScreen: String? { get }
  /// Replaces everything with the sign-in screen.
  func showSignIn(message: String?)
  /// Replaces everything with the guide.
  func showGuide(_ state: SavedState)
  /// Replaces the guide's screens, and closes what is presented over them.
  func replaceScreens(by state: SavedState)
}
