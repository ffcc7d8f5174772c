/// What the sign-in module is told by whoever opens it.
protocol SignInModuleInput: AnyObject {
  /// - Parameter message: why the user has to sign in, shown from the start; nil when there is nothing to say.
  func configureModule(message: String?, output: any SignInModuleOutput)
}
