import SharedModel

/// The quarters of the city, in the order that the user chooses.
final class QuarterList: LoadedList<Quarter> {
  /// The order of the quarters, also of those that are loaded later.
  var order: QuarterOrder {
    didSet { sort() }
  }

  /// Creates a list with nothing loaded.
  init(order: QuarterOrder, service: any QuartersService) {
    self.order = order
    super.init(fetchItems: service.fetchQuarters)
  }

  override func sorted(_ quarters: [Quarter]) -> [Quarter] {
    order.sorted(quarters)
  }
}
