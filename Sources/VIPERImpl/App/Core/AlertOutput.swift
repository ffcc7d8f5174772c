/// What a presenter is told of an alert that leads to something.
protocol AlertOutput: AnyObject {
  /// The user has tapped the button that agrees.
  func didConfirmAlert(_ outcome: AlertOutcome)
}
