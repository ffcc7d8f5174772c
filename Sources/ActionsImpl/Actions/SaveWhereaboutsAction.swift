import SharedModel

/// As a user, I want the app to remember where I am.
final class SaveWhereaboutsAction: Action {
  typealias Output = Void

  private let state: SavedState
  private let whereabouts: Whereabouts

  init(state: SavedState, whereabouts: Whereabouts) {
    self.state = state
    self.whereabouts = whereabouts
  }

  func run(_ callback: @escaping Callback) {
    whereabouts.save(state)
    callback(())
  }

  /// It is done as soon as it is run.
  func cancel() {}
}
