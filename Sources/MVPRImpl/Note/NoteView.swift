/// What the screen of a note can be told to show.
protocol NoteView: AnyObject {
  func setText(_ text: String)
  func setCount(_ text: String)
  func setSaveEnabled(_ isEnabled: Bool)
  /// Lets the user write and cancel, or neither, under a spinner.
  func setBusy(_ isBusy: Bool)
  /// Lets the user swipe the note away, or only try to.
  func setSwipingRefused(_ isRefused: Bool)
}
