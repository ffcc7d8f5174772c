import SharedModel

/// The saved notes, as the screens of a place and of its note need them.
protocol NoteReading: AnyObject {
  func text(for id: Place.ID) -> String?
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Notes

extension Notes: NoteReading {}
