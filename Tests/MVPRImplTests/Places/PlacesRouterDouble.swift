import SharedModel

@testable import MVPRImpl

/// Remembers which places it was to open and which alerts to show.
final class PlacesRouterDouble: @MainActor PlacesRouting {
  private(set) var places: [Place] = []
  private(set) var list: (any PlaceSequence)?
  private(set) var alerts: [[String]] = []

  func openPlace(_ place: Place, in list: any PlaceSequence) {
    places.append(place)
    self.list = list
  }

  func showAlert(title: String, button: String, didClose: @escaping () -> Void) { alerts.append([title, button]) }
}
