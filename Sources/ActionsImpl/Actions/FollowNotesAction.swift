import SharedModel

/// As a user, I want to see my current notes everywhere at once.
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
