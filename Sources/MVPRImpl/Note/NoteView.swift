/// Displays a note.
protocol NoteView: AnyObject {
  func setText(_ text: String)
  func setCount(_ text: String)
  func setSaveEnabled(_ isEnabled: Bool)
  /// Shows a spinner and disables the text and Cancel, or the reverse.
  func setBusy(_ isBusy: Bool)
  /// Refuses or allows swiping the note away; a refused attempt is reported.
  func setSwipingRefused(_ isRefused: Bool)
}
