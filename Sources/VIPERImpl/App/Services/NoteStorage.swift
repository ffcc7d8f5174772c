import SharedModel

/// The saved notes, for interactors.
protocol NoteStorage: AnyObject {
  func text(for id: Place.ID) -> String?
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Notes

extension Notes: NoteStorage {}
