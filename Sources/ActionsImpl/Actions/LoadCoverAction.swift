import SharedModel

/// As a user, I want to see the cover of the guide.
struct LoadCoverAction: Action {
  let service: any CoverService

  func run(_ callback: @escaping Reply<ImageData>) -> Cancellable? {
    service.fetchCover(reply: callback)
  }
}
