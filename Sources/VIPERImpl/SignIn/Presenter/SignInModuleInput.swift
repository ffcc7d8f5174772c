/// Configures the sign-in module.
protocol SignInModuleInput: AnyObject {
  /// - Parameter message: why the user has to sign in, shown from the start; `nil` without a reason.
  func configureModule(message: String?, output: any SignInModuleOutput)
}
