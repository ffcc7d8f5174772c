/// Closes the note, and shows alerts over it.
protocol NoteViewModelCoordinatorDelegate: AnyObject {
  /// The note is saved, or the user wants to leave it as it was.
  func noteDidFinish()
  /// The user wants to leave, which would discard a changed text.
  func noteDidCancelChanges()
  /// The note couldn't be saved; the message is for the user.
  func noteDidFailToSave(_ message: String)
  /// The note's place is no longer in the guide; the message is for the user.
  func noteDidLosePlace(_ message: String)
}
