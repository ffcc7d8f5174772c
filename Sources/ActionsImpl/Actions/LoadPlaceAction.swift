import SharedModel

/// As a user, I want to see a place that a link names, or that I had open before.
struct LoadPlaceAction: Action {
  let id: Place.ID
  let service: any PlaceService

  func run(_ callback: @escaping Reply<Place>) -> Cancellable? {
    service.fetchPlace(id: id, reply: callback)
  }
}
