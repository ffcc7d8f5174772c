/// The route to alerts, which all routers share.
protocol AlertRoute: AlertRouterInput {
  var alertAssembly: AlertAssembly { get }
  var alertHandler: (any AlertTransitionHandler)? { get }
}

extension AlertRoute {
  func openAlert(_ alert: AlertViewModel) {
    alertHandler?.presentAlert(alertAssembly.makeAlert(alert) {})
  }

  func openAlert(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput) {
    let controller = alertAssembly.makeAlert(alert) { [weak output] in output?.didConfirmAlert(outcome) }
    alertHandler?.presentAlert(controller)
  }
}
