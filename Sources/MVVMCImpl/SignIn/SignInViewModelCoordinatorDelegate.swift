/// Goes on from the sign-in screen.
protocol SignInViewModelCoordinatorDelegate: AnyObject {
  /// The session has started.
  func signInDidSucceed()
}
