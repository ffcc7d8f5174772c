/// What the screen of the reference book can be told to show.
protocol ReferenceView: AnyObject {
  func setSections(_ sections: [ReferenceSection])
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error with the button to try again, or neither.
  func setError(_ text: String?)
  /// Shows that what the list was pulled for has come.
  func endRefreshing()
}
