/// Events on the list of places.
protocol PlacesViewOutput: AnyObject {
  func didTriggerViewReady()
  func didEditQuery(_ text: String)
  func didPullToRefresh()
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
  func didScrollToEnd()
  func didTapMore()
  func didTapRetry()
}
