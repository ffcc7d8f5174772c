@testable import VIPERImpl

final class PlacesRouterDouble: PlacesRouterInput {
  private(set) var alerts: [String] = []

  func openAlert(title: String) {
    alerts.append(title)
  }
}
