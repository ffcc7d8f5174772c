import SharedModel

/// Is notified by the quarters' interactor.
protocol QuartersInteractorDelegate: AnyObject {
  /// A request has started or finished, or loading has failed.
  func interactorDidChangeProgress()
  /// The quarters, or their order, have changed.
  func interactorDidChangeQuarters()
  func interactorDidFailToRefresh()
  /// The user selected a quarter.
  func interactorDidSelect(_ quarter: Quarter)
}
