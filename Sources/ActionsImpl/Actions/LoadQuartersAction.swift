import SharedModel

/// As a user, I want to see the quarters of the city.
final class LoadQuartersAction: OngoingAction {
  var underWay: Cancellable?
  private let service: any QuartersService

  init(service: any QuartersService) {
    self.service = service
  }

  func start(_ callback: @escaping Reply<[Quarter]>) -> Cancellable? {
    service.fetchQuarters(reply: callback)
  }
}
