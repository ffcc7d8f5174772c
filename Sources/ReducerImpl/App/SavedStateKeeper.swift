import SharedModel

/// Saves navigation state, so that a relaunch or the next session starts where the user was.
struct SavedStateKeeper {
  let store: any SharedModel.Store<SavedState>
  let logger: any Logger

  /// Loads navigation state; if it can't be read, logs an error and returns the menu.
  func load() -> SavedState {
    do {
      return try store.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  /// Saves navigation state, or logs why it can't.
  func save(_ state: SavedState) {
    do {
      try store.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
