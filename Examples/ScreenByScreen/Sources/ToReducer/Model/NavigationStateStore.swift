import SharedModel

/// Keeps where the user is, so that a relaunch or a new session can go on from there.
final class NavigationStateStore {
  private let store: any SharedModel.Store<SavedState>
  private let logger: any Logger

  init(store: any SharedModel.Store<SavedState>, logger: any Logger) {
    self.store = store
    self.logger = logger
  }

  /// Where the user was; the menu, and an error in the log, when that can't be read.
  func load() -> SavedState {
    do {
      return try store.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  /// Keeps where the user is now; logs why it can't.
  func save(_ state: SavedState) {
    do {
      try store.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
