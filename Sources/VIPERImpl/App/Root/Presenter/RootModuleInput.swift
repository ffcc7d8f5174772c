/// The system events that the app reacts to.
protocol RootModuleInput: AnyObject {
  func launch()
  func openLink(_ address: String)
  func willResignActive()
  func didEnterBackground()
  func willEnterForeground()
  func didReceiveMemoryWarning()
}
