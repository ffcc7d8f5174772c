/// Who goes on when the user has signed in.
protocol SignInCoordinatorDelegate: AnyObject {
  /// The session has begun; the coordinator is needed no more.
  func signInCoordinatorDidFinish()
}
