/// What the screen of the quarters can show.
protocol QuartersViewInput: AnyObject {
  func showTitle(_ text: String)
  /// Marks an order as chosen, counted from 0.
  func showOrder(at index: Int)
  func showSpinner()
  func hideSpinner()
  /// Shows that a pull was answered.
  func endRefreshing()
  func showQuarters(_ quarters: QuartersViewModel)
  /// Says what went wrong and offers to try again.
  func showError(_ text: String)
  func hideError()
}
