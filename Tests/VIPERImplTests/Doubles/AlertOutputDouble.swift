@testable import VIPERImpl

final class AlertOutputDouble: AlertOutput {
  private(set) var outcomes: [AlertOutcome] = []

  func didConfirmAlert(_ outcome: AlertOutcome) {
    outcomes.append(outcome)
  }
}
