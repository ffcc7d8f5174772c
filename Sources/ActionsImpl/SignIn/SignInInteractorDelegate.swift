/// Is notified by the sign-in screen's interactor.
protocol SignInInteractorDelegate: AnyObject {
  /// The typed text, the request or the notice has changed.
  func interactorDidChangeSignIn()
}
