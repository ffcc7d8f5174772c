import SharedModel

/// As a user, I want to go from one place to the one that follows in its list.
final class FindNextPlaceAction: Action {
  typealias Output = Result<Place?, ServiceError>

  private let id: Place.ID
  private let list: PlaceList
  private var request: Cancellable?

  init(id: Place.ID, list: PlaceList) {
    self.id = id
    self.list = list
  }

  func run(_ callback: @escaping Callback) {
    request = list.obtainPlace(after: id, reply: callback)
  }

  func cancel() {
    request = nil
  }
}
