@testable import VIPERImpl

final class PlacesRouterDouble: AlertRouterDouble, @MainActor PlacesRouterInput {
  private(set) var places: [PlaceItem] = []
  private(set) var pagers: [any PagingFacadeInput] = []

  func openPlace(_ place: PlaceItem, pager: any PagingFacadeInput) {
    places.append(place)
    pagers.append(pager)
  }
}
