/// How a session ended. The sign-in module reports that one began.
protocol RootInteractorOutput: AnyObject {
  func didSignOut()
  func didExpireSession()
}
