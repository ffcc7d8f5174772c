/// What the sign-in module can ask of the backend and its rules.
protocol SignInInteractorInput: AnyObject {
  /// Whether it is worth asking the backend.
  func isComplete(username: String, password: String) -> Bool
  func signIn(username: String, password: String)
  /// Drops the request; it isn't answered any more.
  func cancelSignIn()
}
