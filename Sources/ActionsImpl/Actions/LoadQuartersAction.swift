import SharedModel

/// As a user, I want to see the quarters of the city.
final class LoadQuartersAction: Action {
  typealias Output = Result<[Quarter], ServiceError>

  private let service: any QuartersService
  private var request: Cancellable?

  init(service: any QuartersService) {
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.fetchQuarters(reply: callback)
  }

  func cancel() {
    request = nil
  }
}
