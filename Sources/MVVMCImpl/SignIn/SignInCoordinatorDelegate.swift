/// Goes on when the user has signed in.
protocol SignInCoordinatorDelegate: AnyObject {
  /// The session has begun; the coordinator is no longer needed.
  func signInCoordinatorDidFinish()
}
