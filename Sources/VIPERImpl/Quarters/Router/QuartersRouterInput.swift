/// Where the screen of the quarters leads.
protocol QuartersRouterInput: AnyObject {
  func openPlaces(ofQuarter quarter: QuarterItem)
  func openAlert(title: String)
}
