import SharedModel

/// What the quarters' screen is about.
final class QuartersModel {
  /// What is waited for.
  enum Wait {
    case load, refresh
  }

  var order: QuarterOrder
  /// The quarters in the order chosen; nil until they have been loaded.
  var quarters: [Quarter]?
  var wait: Wait?
  /// Why they could not be loaded.
  var failure: ServiceError?

  init(order: QuarterOrder) {
    self.order = order
  }
}
