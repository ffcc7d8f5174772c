/// What a user does in the screen of the reference book.
protocol ReferencePresenting: StateRestorable {
  func viewDidLoad()
  /// Both are counted from 0.
  func didSelectRow(at row: Int, inSection section: Int)
  func didPullToRefresh()
  func didTapRetry()
}
