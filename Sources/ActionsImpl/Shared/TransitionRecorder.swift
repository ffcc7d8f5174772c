import SharedModel

/// Logs each screen that appears, and saves the navigation state.
struct TransitionRecorder {
  let store: any Store<SavedState>
  let logger: any Logger

  func record(_ screen: String, state: SavedState) {
    logger.log(.info, "transition: \(screen)")
    SaveStateAction(state: state, store: store, logger: logger).run {}
  }
}
