import SharedModel

/// The notes on the device.
protocol NoteStorage: AnyObject {
  func text(for id: Place.ID) -> String?
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Notes

extension Notes: NoteStorage {}
