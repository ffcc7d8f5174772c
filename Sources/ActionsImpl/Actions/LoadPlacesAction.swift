import SharedModel

/// As a user, I want to see the first page of the places that match.
final class LoadPlacesAction: OngoingAction {
  var query: PlaceQuery
  var underWay: Cancellable?
  private let service: any PlacesService

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  func start(_ callback: @escaping Reply<LoadedPlaces>) -> Cancellable? {
    let places = LoadedPlaces(query: query)
    return service.fetchPlaces(query, page: 0) { result in
      callback(result.map { places.add($0, number: 0) }.map { places })
    }
  }
}
