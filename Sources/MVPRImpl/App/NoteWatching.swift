import SharedModel

/// Whether a note is open, as the root needs it.
protocol NoteWatching: AnyObject {
  /// The note that is open, if one is.
  var openNote: (any DraftKeeping)? { get }
  /// Tells of every note that came or went, until the result is cancelled or released.
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}
