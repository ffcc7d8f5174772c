/// The routes from the screen of the quarters.
protocol QuartersRouterInput: AlertRouterInput {
  func openPlaces(ofQuarter quarter: QuarterItem)
}
