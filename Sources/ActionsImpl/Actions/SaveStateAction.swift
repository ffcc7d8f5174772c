import SharedModel

/// As a user, I want the app to remember where I am.
struct SaveStateAction: Action {
  let state: SavedState
  let store: any Store<SavedState>
  let logger: any Logger

  @discardableResult
  func run(_ callback: @escaping Callback<Void>) -> Cancellable? {
    do {
      try store.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
    callback(())
    return nil
  }
}
