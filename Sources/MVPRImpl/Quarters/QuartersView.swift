/// What the screen of the quarters can be told to show.
protocol QuartersView: AnyObject {
  /// Orders are counted from 0.
  func setOrder(at index: Int?)
  func setRows(_ rows: [QuartersRow])
  func setEmptyShown(_ isShown: Bool)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error with the button to try again, or neither.
  func setError(_ text: String?)
  /// Shows that what the list was pulled for has come.
  func endRefreshing()
}
