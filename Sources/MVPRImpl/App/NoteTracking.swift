import SharedModel

/// The open note, for the root.
protocol NoteTracking: AnyObject {
  var openNote: (any DraftKeeping)? { get }
  /// Calls `change` whenever a note has opened or closed, until the result is cancelled or released.
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
  /// Forgets the open note without notifying anybody, because all screens are about to go.
  func forgetNote()
}
