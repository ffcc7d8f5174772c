/// Receives the outcome of an alert that the user has confirmed.
protocol AlertOutput: AnyObject {
  /// The user tapped the button that confirms.
  func didConfirmAlert(_ outcome: AlertOutcome)
}
