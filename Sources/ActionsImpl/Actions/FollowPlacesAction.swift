import SharedModel

/// As a user, I want a list to follow what becomes of its places, also those that I have opened from it.
final class FollowPlacesAction: Action {
  typealias Output = PlaceList.Change

  private let list: PlaceList
  private var observation: Cancellable?

  init(list: PlaceList) {
    self.list = list
  }

  func run(_ callback: @escaping Callback) {
    observation = list.observe(callback)
  }

  func cancel() {
    observation = nil
  }
}
