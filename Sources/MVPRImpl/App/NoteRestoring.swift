import SharedModel

/// A presenter that can open a note again over its screen.
protocol NoteRestoring: AnyObject {
  /// Opens the note if it belongs to this screen.
  func restoreNote(_ draft: NoteDraft)
}
