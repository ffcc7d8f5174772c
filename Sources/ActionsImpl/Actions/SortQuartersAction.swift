import SharedModel

/// As a user, I want to see the quarters in the order that I choose.
struct SortQuartersAction: Action {
  let quarters: [Quarter]
  let order: QuarterOrder

  @discardableResult
  func run(_ callback: @escaping Callback<[Quarter]>) -> Cancellable? {
    callback(order.sorted(quarters))
    return nil
  }
}
