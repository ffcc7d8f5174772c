import SharedModel

/// Loads a state that a test sets and records what is saved, or fails to do either.
final class SavedStateStoreDouble: Store {
  static let error = StoreError.notWritable(file: "full", cause: .other("no room"))

  var loaded: SavedState?
  var isBroken = false
  private(set) var saved: [SavedState] = []

  func load() throws(StoreError) -> SavedState? {
    if isBroken { throw Self.error }
    return loaded
  }

  func save(_ value: SavedState) throws(StoreError) {
    if isBroken { throw Self.error }
    saved.append(value)
  }

  func remove() {
    loaded = nil
  }
}
