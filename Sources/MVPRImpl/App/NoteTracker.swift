import SharedModel

/// Keeps track of the open note, of which there is at most one, for the root.
final class NoteTracker: SingleInstance {
  private(set) weak var openNote: (any DraftKeeping)?  // its view controller owns it
  private let observers = ObserverList<Void>()
}

// MARK: - NoteTracking

extension NoteTracker: NoteTracking {
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }

  func forgetNote() {
    openNote = nil
  }
}

// MARK: - NoteObserving

extension NoteTracker: NoteObserving {
  func noteDidOpen(_ note: any DraftKeeping) {
    openNote = note
    observers.notify()
  }

  func noteDidClose() {
    guard openNote != nil else { return }
    openNote = nil
    observers.notify()
  }
}
