/// The routes to alerts. An alert is dropped if something is already presented.
protocol AlertRouterInput: AnyObject {
  func openAlert(_ alert: AlertViewModel)
  /// Shows an alert, and notifies the output once the user has confirmed it.
  func openAlert(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput)
}
