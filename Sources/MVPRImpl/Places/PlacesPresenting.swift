/// Receives the events of the places' screen.
protocol PlacesPresenting: RestorablePresenting {
  func viewDidLoad()
  func didEditSearch(_ text: String)
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
  func didScrollToEnd()
  func didTapMore()
  func didPullToRefresh()
  func didTapRetry()
}
