import SharedModel

/// The model of the quarters' screen.
final class QuartersModel {
  /// The request in flight.
  enum Wait {
    case load, refresh
  }

  var order: QuarterOrder
  /// The quarters in the chosen order; nil until they are loaded.
  var quarters: [Quarter]?
  var wait: Wait?
  /// The error if they couldn't be loaded.
  var failure: ServiceError?

  init(order: QuarterOrder) {
    self.order = order
  }
}
