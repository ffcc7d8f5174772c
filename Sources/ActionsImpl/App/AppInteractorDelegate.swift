import SharedModel

/// Is notified by the app's interactor about what the window should show.
protocol AppInteractorDelegate: AnyObject {
  /// The navigation state; nil while the guide isn't shown.
  var currentState: SavedState? { get }

  /// The user is signed out.
  func interactorDidEndSession(notice: SignInModel.Notice?)
  /// A user is signed in and continues at a state.
  func interactorDidBeginSession(at state: SavedState)
  /// A link leads to a state.
  func interactorDidFollowLink(to state: SavedState)
  /// A link leads nowhere.
  func interactorDidRefuseLink()
}
