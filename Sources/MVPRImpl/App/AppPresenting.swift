/// What the system tells the app.
protocol AppPresenting: AnyObject {
  func didFinishLaunching()
  func willResignActive()
  func didEnterBackground()
  func willEnterForeground()
  func didReceiveMemoryWarning()
  func didReceive(link: String)
}
