import SharedModel

/// As a user, I want to see more places when I get to the end of those there are.
final class LoadMorePlacesAction: Action {
  typealias Output = Result<Void, ServiceError>

  /// The list that gets longer; without one nothing is done.
  var list: PlaceList?
  private var request: Cancellable?

  func run(_ callback: @escaping Callback) {
    request = list?.loadMore(reply: callback)
  }

  func cancel() {
    request = nil
  }
}
