@testable import VIPERImpl

/// A router that keeps the titles of its alerts, and what follows the last one that leads to something.
class AlertRouterDouble: AlertRouterInput {
  private(set) var alerts: [String] = []
  private(set) var confirmAlert: (() -> Void)?

  /// Is called with each alert, for routers that keep all their calls in order.
  func didOpen(_ alert: AlertViewModel) {
    alerts.append(alert.title)
  }

  func openAlert(_ alert: AlertViewModel) {
    didOpen(alert)
  }

  func openAlert(_ alert: AlertViewModel, for outcome: AlertOutcome, output: any AlertOutput) {
    confirmAlert = { [weak output] in output?.didConfirmAlert(outcome) }
    didOpen(alert)
  }
}
