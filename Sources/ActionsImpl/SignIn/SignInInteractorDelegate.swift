/// Whom the interactor of the sign-in screen notifies.
protocol SignInInteractorDelegate: AnyObject {
  /// What was typed, what goes on, or what is to be told has changed.
  func interactorDidChangeSignIn()
}
