/// What the note can show.
protocol NoteViewInput: AnyObject {
  func showTitle(_ text: String)
  /// Fills the field.
  func showText(_ text: String)
  func showNote(_ note: NoteViewModel)
}
