@testable import VIPERImpl

final class QuartersRouterDouble: QuartersRouterInput {
  private(set) var alerts: [String] = []

  func openAlert(title: String) {
    alerts.append(title)
  }
}
