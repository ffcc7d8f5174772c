import SharedModel

/// Whom the quarters' interactor notifies.
protocol QuartersInteractorDelegate: AnyObject {
  /// It waits for something else, or has failed to load.
  func interactorDidChangeProgress()
  /// There are other quarters, or they stand in another order.
  func interactorDidChangeQuarters()
  /// A refresh has failed.
  func interactorDidFailToRefresh()
  /// The user wants to see the places of that quarter.
  func interactorDidSelect(_ quarter: Quarter)
}
