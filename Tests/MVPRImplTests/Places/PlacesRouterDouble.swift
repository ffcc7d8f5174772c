import SharedModel

@testable import MVPRImpl

/// Records the places that it opens and the alerts that it shows.
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
