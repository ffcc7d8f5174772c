/// The screen of the quarters, as its presenter sees it.
protocol QuartersViewInput: LoadStatusViewInput {
  func showTitle(_ text: String)
  /// Marks an order as chosen, counted from 0.
  func showOrder(at index: Int)
  /// Shows that a pull was answered.
  func endRefreshing()
  func showQuarters(_ quarters: QuartersViewModel)
}
