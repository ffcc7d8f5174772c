/// What the view of a note may tell its state.
protocol NoteMessages: AnyObject {
  func didLoadView()
  func didEdit(_ text: String)
  func didTapSave()
  func didTapCancel()
  func didAttemptToDismiss()
  func didDismiss()
}
