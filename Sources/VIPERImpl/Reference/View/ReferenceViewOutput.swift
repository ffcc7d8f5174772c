/// The events on the screen of the reference book.
protocol ReferenceViewOutput: AnyObject {
  func didTriggerViewReady()
  func didPullToRefresh()
  func didTapRetry()
  /// Rows and sections are counted from 0.
  func didSelectRow(at row: Int, inSection section: Int)
}
