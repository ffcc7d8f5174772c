/// The requests of the sign-in module to the backend and its rules.
protocol SignInInteractorInput: AnyObject {
  /// Whether it is worth asking the backend.
  func isComplete(username: String, password: String) -> Bool
  func signIn(username: String, password: String)
  /// Cancels the request.
  func cancelSignIn()
}
