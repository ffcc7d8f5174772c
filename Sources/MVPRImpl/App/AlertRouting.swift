/// Shows alerts over a screen, one at a time: while something is presented already, nothing is said.
protocol AlertRouting: AnyObject {
  /// Shows an alert, and says when the user has closed it.
  func showAlert(title: String, button: String, didClose: @escaping () -> Void)
}

extension AlertRouting {
  /// Shows an alert that leads to nothing.
  func showAlert(title: String, button: String) {
    showAlert(title: title, button: button) {}
  }
}
