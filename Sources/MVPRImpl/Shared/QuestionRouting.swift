/// Asks the user questions over a screen, in alerts.
protocol QuestionRouting: AlertRouting {
  /// Shows an alert with two buttons, and calls `didAgree` if the user agrees.
  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void)
}
