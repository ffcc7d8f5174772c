import SharedModel

/// What came of asking for the quarters.
protocol QuartersInteractorOutput: AnyObject {
  func didObtainQuarters(_ quarters: [QuarterItem])
  func didFailToObtainQuarters(_ error: ServiceError)
}
