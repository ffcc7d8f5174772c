/// Asks the user over a screen, as an alert does.
protocol QuestionRouting: AlertRouting {
  /// Shows an alert with a choice, and says when the user has agreed.
  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void)
}
