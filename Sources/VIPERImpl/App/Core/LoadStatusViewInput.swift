/// Shows the status of a load: a spinner, or an error with Retry.
protocol LoadStatusViewInput: AnyObject {
  func showSpinner()
  func hideSpinner()
  /// Shows what went wrong, and offers to try again.
  func showError(_ text: String)
  func hideError()
}
