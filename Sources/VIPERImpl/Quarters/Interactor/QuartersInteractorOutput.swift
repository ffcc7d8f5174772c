import SharedModel

/// What came of asking for the quarters.
protocol QuartersInteractorOutput: AnyObject {
  /// The quarters come in no particular order.
  func didObtainQuarters(_ quarters: [QuarterItem])
  func didFailToObtainQuarters(_ error: ServiceError)
}
