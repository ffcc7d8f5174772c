/// Receives the events of the reference book's screen.
protocol ReferencePresenting: RestorablePresenting {
  func viewDidLoad()
  /// Rows and sections are counted from 0.
  func didSelectRow(at row: Int, inSection section: Int)
  func didPullToRefresh()
  func didTapRetry()
}
