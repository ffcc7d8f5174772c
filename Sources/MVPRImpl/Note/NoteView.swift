/// Displays a note.
protocol NoteView: AnyObject {
  func setTitle(_ text: String)
  func setText(_ text: String)
  func setCount(_ text: String)
  func setSaveEnabled(_ isEnabled: Bool)
  /// Shows a spinner and disables the text and Cancel; otherwise hides it and enables them.
  func setBusy(_ isBusy: Bool)
  /// Lets the user swipe the note away, or reports the attempt instead.
  func setSwipeToCloseEnabled(_ isEnabled: Bool)
}
