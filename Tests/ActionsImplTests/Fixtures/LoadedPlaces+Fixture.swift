import AppDoubles
import SharedModel

@testable import ActionsImpl

extension LoadedPlaces {
  /// All places, with one page loaded.
  static func loaded(_ page: PlacePage = .first, from service: PlacesServiceDouble) -> LoadedPlaces {
    let places = LoadedPlaces(query: PlaceQuery())
    let load = LoadMorePlacesAction(places: places, service: service)
    load.run { _ in }
    service.requests.last?.answer(.success(page))
    return places
  }
}
