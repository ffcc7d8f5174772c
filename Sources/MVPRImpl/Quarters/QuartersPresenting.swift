/// Receives the events of the quarters' screen.
protocol QuartersPresenting: RestorablePresenting {
  func viewDidLoad()
  /// Orders are counted from 0.
  func didChooseOrder(at index: Int)
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
  func didPullToRefresh()
  func didTapRetry()
}
