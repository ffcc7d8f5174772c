/// What the system tells the app.
protocol RootModuleInput: AnyObject {
  func launch()
  func openLink(_ address: String)
  func willResignActive()
  func didEnterBackground()
  func willEnterForeground()
  func didReceiveMemoryWarning()
}
