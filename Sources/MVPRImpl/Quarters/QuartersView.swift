/// Displays the list of quarters.
protocol QuartersView: AnyObject {
  func setTitle(_ text: String)
  /// Orders are counted from 0.
  func setOrder(at index: Int?)
  func setRows(_ rows: [QuartersRow])
  func setEmptyShown(_ isShown: Bool)
  func setLoadStatus(_ status: LoadStatus)
  /// Ends the pull-to-refresh.
  func endRefreshing()
}
