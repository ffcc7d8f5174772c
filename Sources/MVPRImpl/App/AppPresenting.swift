/// Receives the system's events.
protocol AppPresenting: AnyObject {
  func didFinishLaunching()
  func willResignActive()
  func didEnterBackground()
  func willEnterForeground()
  func didReceiveMemoryWarning()
  func didReceive(link: String)
}
