import SharedModel

/// As a user, I want to see the cover of the guide.
final class LoadCoverAction: Action {
  typealias Output = Result<ImageData, ServiceError>

  private let service: any CoverService
  private var request: Cancellable?

  init(service: any CoverService) {
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.fetchCover(reply: callback)
  }

  func cancel() {
    request = nil
  }
}
