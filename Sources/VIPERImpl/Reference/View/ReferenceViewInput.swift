/// What the reference book can show.
protocol ReferenceViewInput: AnyObject {
  func showTitle(_ text: String)
  func showSpinner()
  func hideSpinner()
  /// Shows that a pull was answered.
  func endRefreshing()
  func showSections(_ sections: [ReferenceSectionViewModel])
  /// Says what went wrong and offers to try again.
  func showError(_ text: String)
  func hideError()
}
