import SharedModel

/// Knows the note that is open: there is one at most, over whichever place, and the root has to know of it.
final class NoteWatch: SoleInstance {
  private(set) weak var openNote: (any DraftKeeping)?  // its view controller owns it
  private let observers = ObserverList<Void>()
}

// MARK: - NoteWatching

extension NoteWatch: NoteWatching {
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}

// MARK: - NoteAnnouncing

extension NoteWatch: NoteAnnouncing {
  func noteDidOpen(_ note: any DraftKeeping) {
    openNote = note
    observers.notify()
  }

  func noteDidClose() {
    openNote = nil
    observers.notify()
  }
}
