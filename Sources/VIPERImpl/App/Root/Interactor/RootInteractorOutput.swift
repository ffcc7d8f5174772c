/// What the session tells the root module; that one begins is told by the sign-in module.
protocol RootInteractorOutput: AnyObject {
  func didSignOut()
  func didExpireSession()
}
