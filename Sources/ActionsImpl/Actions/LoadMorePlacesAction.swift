import SharedModel

/// As a user, I want to see more places when I get to the end of those there are.
final class LoadMorePlacesAction: Action {
  typealias Output = Result<Void, ServiceError>

  private let list: PlaceList
  private var request: Cancellable?

  init(list: PlaceList) {
    self.list = list
  }

  func run(_ callback: @escaping Callback) {
    request = list.loadMore(reply: callback)
  }

  func cancel() {
    request = nil
  }
}
