import SharedModel

/// A presenter that can reopen a note over its screen.
protocol NoteRestoring: AnyObject {
  /// Reopens the note if it belongs to this screen.
  func restoreNote(_ draft: NoteDraft)
}
