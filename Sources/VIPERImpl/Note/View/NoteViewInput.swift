/// The view of the note, as its presenter sees it.
protocol NoteViewInput: AnyObject {
  func showTitle(_ text: String)
  /// Fills the field.
  func showText(_ text: String)
  func showNote(_ note: NoteViewModel)
}
