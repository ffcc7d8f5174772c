import SharedModel

/// The result of signing in.
protocol SignInInteractorOutput: AnyObject {
  func didSignIn()
  func didFailToSignIn(_ error: ServiceError)
}
