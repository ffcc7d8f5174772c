/// Receives the events of the places' screen.
protocol PlacesPresenting: StateRestorable {
  func viewDidLoad()
  func didEditSearch(_ text: String)
  /// Rows are counted from 0.
  func didSelectRow(at index: Int)
  func didScrollToEnd()
  func didTapFooter()
  func didPullToRefresh()
  func didTapRetry()
}
