/// Displays the reference book.
protocol ReferenceView: AnyObject {
  func setSections(_ sections: [ReferenceSection])
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error and the Retry button, or hides both if `text` is nil.
  func setError(_ text: String?)
  /// Ends the pull-to-refresh.
  func endRefreshing()
}
