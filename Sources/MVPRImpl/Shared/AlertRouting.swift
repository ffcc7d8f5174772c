/// Shows alerts over a screen. If something is presented already, the alert is dropped.
protocol AlertRouting: AnyObject {
  /// Shows an alert with one button, whose tap runs `didClose`.
  func showAlert(title: String, button: String, didClose: @escaping () -> Void)
}

extension AlertRouting {
  /// Shows an alert that only informs.
  func showAlert(title: String, button: String) {
    showAlert(title: title, button: button) {}
  }
}
