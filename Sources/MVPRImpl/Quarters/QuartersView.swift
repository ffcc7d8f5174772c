/// Displays the list of quarters.
protocol QuartersView: AnyObject {
  /// Orders are counted from 0.
  func setOrder(at index: Int?)
  func setRows(_ rows: [QuartersRow])
  func setEmptyShown(_ isShown: Bool)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error and the Retry button, or hides both if `text` is nil.
  func setError(_ text: String?)
  /// Ends the pull-to-refresh.
  func endRefreshing()
}
