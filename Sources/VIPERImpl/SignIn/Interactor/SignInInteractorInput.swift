/// What the sign-in module can ask of the backend and its rules.
protocol SignInInteractorInput: AnyObject {
  /// Whether it is worth asking the backend.
  func isComplete(username: String, password: String) -> Bool
  func signIn(username: String, password: String)
  /// Cancels the request.
  func cancelSignIn()
}
