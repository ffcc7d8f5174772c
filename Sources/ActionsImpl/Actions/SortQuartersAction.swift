import SharedModel

/// As a user, I want to see the quarters in the order that I choose.
struct SortQuartersAction: Action {
  let quarters: [Quarter]
  let order: QuarterOrder

  func run(_ callback: @escaping Callback<[Quarter]>) {
    callback(order.sorted(quarters))
  }
}
