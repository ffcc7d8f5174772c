import SharedModel

@testable import ActionsImpl

/// Records the notifications from the note's interactor.
final class NoteInteractorDelegateDouble: NoteInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
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
