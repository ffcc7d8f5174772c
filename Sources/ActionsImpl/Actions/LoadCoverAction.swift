import SharedModel

/// As a user, I want to see the cover of the guide.
final class LoadCoverAction: OngoingAction {
  var underWay: Cancellable?
  private let service: any CoverService

  init(service: any CoverService) {
    self.service = service
  }

  func start(_ callback: @escaping Reply<ImageData>) -> Cancellable? {
    service.fetchCover(reply: callback)
  }
}
