/// Goes on when the user has signed in.
protocol SignInCoordinatorDelegate: AnyObject {
  /// The session has started; the coordinator is no longer needed.
  func signInCoordinatorDidFinish()
}
