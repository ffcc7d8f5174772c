/// Where the user is, kept so that a relaunch or a new session can go on from there.
@MainActor
public final class Whereabouts {
  private let store: any Store<SavedState>
  private let logger: any Logger

  /// Makes the keeper of what `store` holds.
  public init(store: any Store<SavedState>, logger: any Logger) {
    self.store = store
    self.logger = logger
  }

  /// Where the user was; the menu when that isn't known. A state that can't be read is set aside and reported.
  public func restore() -> SavedState {
    do {
      return try store.load() ?? SavedState()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return SavedState()
    }
  }

  /// Keeps where the user is now.
  public func save(_ state: SavedState) {
    do {
      try store.save(state)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}
