import SharedModel

/// As a user, I want to see the quarters in the order that I choose.
final class SortQuartersAction: Action {
  typealias Output = [Quarter]

  private let quarters: [Quarter]
  private let order: QuarterOrder

  init(quarters: [Quarter], order: QuarterOrder) {
    self.quarters = quarters
    self.order = order
  }

  func run(_ callback: @escaping Callback) {
    callback(order.sorted(quarters))
  }

  /// It is done as soon as it is run.
  func cancel() {}
}
