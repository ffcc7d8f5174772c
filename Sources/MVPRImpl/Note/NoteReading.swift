import SharedModel

/// The saved notes, for the screens of a place and its note.
protocol NoteReading: AnyObject {
  func text(for id: Place.ID) -> String?
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Notes

extension Notes: NoteReading {}
