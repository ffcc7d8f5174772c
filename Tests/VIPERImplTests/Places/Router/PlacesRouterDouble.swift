@testable import VIPERImpl

final class PlacesRouterDouble: PlacesRouterInput {
  private(set) var places: [PlaceItem] = []
  private(set) var pagers: [any PlacePagerInput] = []
  private(set) var alerts: [String] = []

  func openPlace(_ place: PlaceItem, pager: any PlacePagerInput) {
    places.append(place)
    pagers.append(pager)
  }

  func openAlert(title: String) {
    alerts.append(title)
  }
}
