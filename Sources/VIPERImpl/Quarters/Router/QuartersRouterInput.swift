/// Where the screen of the quarters leads.
protocol QuartersRouterInput: AlertRouterInput {
  func openPlaces(ofQuarter quarter: QuarterItem)
}
