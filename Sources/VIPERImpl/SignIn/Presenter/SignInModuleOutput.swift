/// The event that the sign-in module reports to the module that opened it.
protocol SignInModuleOutput: AnyObject {
  /// The user has signed in.
  func signInModuleDidSignIn()
}
