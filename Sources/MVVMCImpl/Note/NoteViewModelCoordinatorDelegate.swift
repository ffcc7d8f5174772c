/// Who closes the note, and shows what comes over it.
protocol NoteViewModelCoordinatorDelegate: AnyObject {
  /// The note is saved, or the user wants to leave it as it was.
  func noteDidFinish()
  /// The user wants to leave, which would lose what was written.
  func noteDidCancelChanges()
  /// The note could not be saved; the user is to be told so in these words.
  func noteDidFailToSave(_ message: String)
  /// There is no place any more to write a note on; the user is to be told so in these words.
  func noteDidLosePlace(_ message: String)
}
