import SharedModel

/// As a user, I want to see a place that a link names, or that I had open before.
final class LoadPlaceAction: OngoingAction {
  var underWay: Cancellable?
  private let id: Place.ID
  private let service: any PlaceService

  init(id: Place.ID, service: any PlaceService) {
    self.id = id
    self.service = service
  }

  func start(_ callback: @escaping Reply<Place>) -> Cancellable? {
    service.fetchPlace(id: id, reply: callback)
  }
}
