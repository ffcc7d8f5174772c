import SharedModel

/// The model of the quarters' screen.
final class QuartersModel {
  var order: QuarterOrder
  /// The quarters in the chosen order; nil until they are loaded.
  var quarters: [Quarter]?
  var status = LoadStatus()

  init(order: QuarterOrder) {
    self.order = order
  }
}
