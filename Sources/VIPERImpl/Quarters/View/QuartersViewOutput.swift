/// The events on the screen of the quarters.
protocol QuartersViewOutput: AnyObject {
  func didTriggerViewReady()
  /// Orders are counted from 0.
  func didChooseOrder(at index: Int)
  func didPullToRefresh()
  func didTapRetry()
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
}
