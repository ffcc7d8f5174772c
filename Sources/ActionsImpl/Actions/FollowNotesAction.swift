import SharedModel

/// As a user, I want to see everywhere at once what my notes say.
final class FollowNotesAction: Action {
  typealias Output = Void

  private let notes: Notes
  private var observation: Cancellable?

  init(notes: Notes) {
    self.notes = notes
  }

  func run(_ callback: @escaping Callback) {
    observation = notes.observe { callback(()) }
  }

  func cancel() {
    observation = nil
  }
}
