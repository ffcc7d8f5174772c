/// Where the screen of the quarters can lead.
protocol QuartersRouting: AnyObject {
  func showAlert(title: String, button: String)
}
