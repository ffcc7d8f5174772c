import SharedModel

/// Where the screen of the quarters can lead.
protocol QuartersRouting: AnyObject {
  func openPlaces(in quarter: Quarter)
  func showAlert(title: String, button: String)
}
