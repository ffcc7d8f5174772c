import SharedModel

/// As a user, I want to see everywhere at once what my notes say.
final class FollowNotesAction: OngoingAction {
  var underWay: Cancellable?
  private let notes: Notes

  init(notes: Notes) {
    self.notes = notes
  }

  func start(_ callback: @escaping Callback<Void>) -> Cancellable? {
    notes.observe { callback(()) }
  }
}
