import SharedModel

/// What the sign-in module needs of what the modules share.
protocol SignInDependencies: AnyObject {
  var signIn: any SignInService { get }
}
