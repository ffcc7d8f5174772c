/// The events on the note.
protocol NoteViewOutput: AnyObject {
  func didTriggerViewReady()
  func didTriggerViewDidAppear()
  func didTriggerViewDidDisappear()
  func didEditText(_ text: String)
  func didTapSave()
  func didTapCancel()
  /// It was swiped down, and stayed.
  func didTryToSwipeAway()
}
