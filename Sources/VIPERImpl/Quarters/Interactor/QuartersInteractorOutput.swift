import SharedModel

/// What came of asking for the quarters.
protocol QuartersInteractorOutput: AnyObject {
  /// The same quarters come once for each order.
  func didObtainQuarters(_ quarters: [QuarterOrder: [QuarterItem]])
  func didFailToObtainQuarters(_ error: ServiceError)
}
