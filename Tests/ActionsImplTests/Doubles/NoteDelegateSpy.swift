@testable import ActionsImpl

/// Keeps what a note's view controller has told its delegate, and does nothing about it.
final class NoteDelegateSpy: NoteViewControllerDelegate {
  enum Event {
    case finished, lostPlace
  }

  private(set) var events: [Event] = []

  func noteViewControllerDidFinish(_ noteViewController: NoteViewController) {
    events.append(.finished)
  }

  func noteViewControllerDidLosePlace(_ noteViewController: NoteViewController) {
    events.append(.lostPlace)
  }
}
