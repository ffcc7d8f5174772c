import SharedModel

/// As a user, I want to continue where I was, or at the menu if that isn't known.
struct RestoreStateAction: Action {
  let store: any Store<SavedState>
  let logger: any Logger

  @discardableResult
  func run(_ callback: @escaping Callback<SavedState>) -> Cancellable? {
    callback(load() ?? SavedState())
    return nil
  }

  private func load() -> SavedState? {
    do {
      return try store.load()
    } catch {
      logger.log(.error, "Where the user was is not known: \(error)")
      return nil
    }
  }
}
