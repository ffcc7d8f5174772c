import SharedModel

/// The answers to a request for the quarters.
protocol QuartersInteractorOutput: AnyObject {
  func didObtainQuarters(_ quarters: [QuarterItem])
  func didFailToObtainQuarters(_ error: ServiceError)
}
