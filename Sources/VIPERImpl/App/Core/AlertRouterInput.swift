/// Leads to alerts. If something is presented already, an alert is dropped.
protocol AlertRouterInput: AnyObject {
  func openAlert(_ alert: AlertViewModel)
  /// Shows an alert, and tells the output once the user has confirmed it.
  func openAlert(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput)
}
