import SharedModel

/// Stores the navigation state, so that a relaunch or a new session can go on from there.
final class NavigationStateStore {
  private let store: any SharedModel.Store<SavedState>
  private let logger: any Logger

  init(store: any SharedModel.Store<SavedState>, logger: any Logger) {
    self.store = store
    self.logger = logger
  }

  /// Returns the saved state; if it can't be read, logs the error and returns the menu's.
  func load() -> SavedState {
    do {
      return try store.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  /// Saves the navigation state; logs the error if that fails.
  func save(_ state: SavedState) {
    do {
      try store.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
