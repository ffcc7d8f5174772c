import SharedModel

/// Loads places from their first page on; what was loaded before stays as it is, for those who still show it.
final class PlacesLoader {
  private let service: any PlacesService

  init(service: any PlacesService) {
    self.service = service
  }
}

// MARK: - PlacesLoading

extension PlacesLoader: PlacesLoading {
  func loadPlaces(_ query: PlaceQuery, reply: @escaping Reply<any PlaceListing>) -> Cancellable {
    let places = LoadedPlaces(query: query, service: service)
    return places.loadMore { reply($0.map { places }) }
  }
}
