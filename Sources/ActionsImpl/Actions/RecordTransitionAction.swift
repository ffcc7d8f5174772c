import SharedModel

/// As a user, I want the app to know where I am as soon as I get there; it is written to the log as well.
final class RecordTransitionAction: Action {
  typealias Output = Void

  private let screen: String
  private let logger: any Logger
  private let save: SaveWhereaboutsAction

  init(to screen: String, state: SavedState, whereabouts: Whereabouts, logger: any Logger) {
    self.screen = screen
    self.logger = logger
    save = SaveWhereaboutsAction(state: state, whereabouts: whereabouts)
  }

  func run(_ callback: @escaping Callback) {
    logger.log(.info, "transition: \(screen)")
    save.run(callback)
  }

  func cancel() {
    save.cancel()
  }
}
