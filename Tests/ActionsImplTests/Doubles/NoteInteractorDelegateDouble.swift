import SharedModel

@testable import ActionsImpl

/// Keeps what the note's interactor has notified of, and does nothing about it.
final class NoteInteractorDelegateDouble: NoteInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeNote() {
    events.append("changed")
  }

  func interactorDidAskToLeave() {
    events.append("leave?")
  }

  func interactorDidFinish() {
    events.append("finished")
  }

  func interactorDidFailToSave(_ error: ServiceError) {
    events.append("failed: \(error.rawValue)")
  }
}
