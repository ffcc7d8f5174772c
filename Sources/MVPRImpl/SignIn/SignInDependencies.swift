import SharedModel

/// The sign-in module's part of the shared dependencies.
protocol SignInDependencies: AnyObject {
  var signIn: any SignInService { get }
}
