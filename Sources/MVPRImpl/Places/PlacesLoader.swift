import SharedModel

/// Loads the first page of a new list. Lists loaded earlier don't change, because other screens may still show them.
final class PlacesLoader {
  private let service: any PlacesService

  init(service: any PlacesService) {
    self.service = service
  }
}

// MARK: - PlacesLoading

extension PlacesLoader: PlacesLoading {
  func loadPlaces(_ query: PlaceQuery, reply: @escaping Reply<any PlaceList>) -> Cancellable {
    let places = LoadedPlaces(query: query, service: service)
    return places.loadMore { reply($0.map { places }) }
  }
}
