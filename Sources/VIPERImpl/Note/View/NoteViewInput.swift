/// What the note can show.
protocol NoteViewInput: AnyObject {
  /// Fills the field.
  func showText(_ text: String)
  func showNote(_ note: NoteViewModel)
}
