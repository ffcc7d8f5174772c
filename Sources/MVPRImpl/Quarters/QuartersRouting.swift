import SharedModel

/// Navigates from the quarters' screen.
protocol QuartersRouting: AlertRouting {
  func openPlaces(in quarter: Quarter)
}
