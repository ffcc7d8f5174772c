@testable import MVPRImpl

/// Remembers which alerts it was to show.
final class PlacesRouterDouble: PlacesRouting {
  private(set) var alerts: [[String]] = []

  func showAlert(title: String, button: String) { alerts.append([title, button]) }
}
