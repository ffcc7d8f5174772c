import SharedModel

/// As a user, I want to see the places that match, beginning with their first page.
struct LoadPlacesAction: Action {
  let query: PlaceQuery
  let service: any PlacesService

  func run(_ callback: @escaping Reply<PlacePage>) -> Cancellable? {
    service.fetchPlaces(query, page: 0, reply: callback)
  }
}
