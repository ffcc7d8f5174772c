import SharedModel

/// As a user, I want a list to follow what becomes of its places, also those that I have opened from it.
final class FollowPlacesAction: Action {
  typealias Output = PlaceList.Change

  /// The list to follow; without one nothing is.
  var list: PlaceList?
  private var observation: Cancellable?

  func run(_ callback: @escaping Callback) {
    observation = list?.observe(callback)
  }

  func cancel() {
    observation = nil
  }
}
