import SharedModel

/// Where the screen of the quarters can lead.
protocol QuartersRouting: AlertRouting {
  func openPlaces(in quarter: Quarter)
}
