import SharedModel

/// What came of asking for the quarters; they come in the chosen order.
protocol QuartersInteractorOutput: AnyObject {
  func didObtainQuarters(_ quarters: [QuarterItem])
  /// The quarters obtained last stand in another order.
  func didSortQuarters(_ quarters: [QuarterItem])
  func didFailToObtainQuarters(_ error: ServiceError)
}
