import SharedModel

/// As a user, I want to go on where I was.
final class RestoreWhereaboutsAction: Action {
  typealias Output = SavedState

  private let whereabouts: Whereabouts

  init(whereabouts: Whereabouts) {
    self.whereabouts = whereabouts
  }

  func run(_ callback: @escaping Callback) {
    callback(whereabouts.restore())
  }

  /// It is done as soon as it is run.
  func cancel() {}
}
