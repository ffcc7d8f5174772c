import SharedModel

/// As a user, I want the app to save where I am as soon as I get there, and to log it.
struct RecordTransitionAction: Action {
  let screen: String
  let state: SavedState
  let store: any Store<SavedState>
  let logger: any Logger

  func run(_ callback: @escaping Callback<Void>) {
    logger.log(.info, "transition: \(screen)")
    SaveStateAction(state: state, store: store, logger: logger).run(callback)
  }
}
