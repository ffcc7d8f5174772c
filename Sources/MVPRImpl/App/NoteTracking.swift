import SharedModel

/// Whether a note is open, as the root needs it.
protocol NoteTracking: AnyObject {
  /// The note that is open, if one is.
  var openNote: (any DraftKeeping)? { get }
  /// Tells of every note that came or went, until the result is cancelled or released.
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
  /// Lets go of the note that is open, as its screen is about to go with all others; nobody is told of that.
  func forgetNote()
}
