/// Where the screen of the quarters leads.
protocol QuartersRouterInput: AnyObject {
  func openAlert(title: String)
}
