/// What the sign-in module tells whoever has opened it.
protocol SignInModuleOutput: AnyObject {
  /// A session has begun.
  func signInModuleDidSignIn()
}
