import SharedModel

/// As a user, I want to see a place that I know of by a link, or from before.
final class LoadPlaceAction: Action {
  typealias Output = Result<Place, ServiceError>

  private let id: Place.ID
  private let service: any PlaceService
  private var request: Cancellable?

  init(id: Place.ID, service: any PlaceService) {
    self.id = id
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.fetchPlace(id: id, reply: callback)
  }

  func cancel() {
    request = nil
  }
}
