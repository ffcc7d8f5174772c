@testable import VIPERImpl

final class PlacesRouterDouble: PlacesRouterInput {
  private(set) var places: [PlaceItem] = []
  private(set) var listIDs: [Int] = []
  private(set) var alerts: [String] = []

  func openPlace(_ place: PlaceItem, listID: Int) {
    places.append(place)
    listIDs.append(listID)
  }

  func openAlert(title: String) {
    alerts.append(title)
  }
}
