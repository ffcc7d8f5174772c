import SharedModel

/// Whom the app's interactor notifies of what the window is to show.
protocol AppInteractorDelegate: AnyObject {
  /// Where the user is now; nil while the guide is not shown.
  var currentState: SavedState? { get }

  /// Nobody is signed in.
  func interactorDidEndSession(notice: SignInModel.Notice?)
  /// A user is signed in, and wants to go on there.
  func interactorDidBeginSession(at state: SavedState)
  /// A link leads there.
  func interactorDidFollowLink(to state: SavedState)
  /// A link leads nowhere.
  func interactorDidRefuseLink()
}
