import SharedModel

/// Where the root of the app can lead; its alerts lie over whatever is there.
protocol AppRouting: QuestionRouting {
  /// The screens of the guide that are open; nil while the guide is not shown.
  var savedState: SavedState? { get }
  /// The name of the screen on top of the guide; nil while the guide is not shown.
  var topScreen: String? { get }
  /// The name of the modal screen over the guide; nil while there is none.
  var modalScreen: String? { get }
  /// Replaces everything by the sign-in screen.
  func showSignIn(message: String?)
  /// Replaces everything by the guide.
  func showGuide(_ state: SavedState)
  /// Closes what is presented over the screens.
  func dismissPresented()
  /// Replaces the screens of the guide.
  func replaceScreens(by state: SavedState)
}
