/// The messages that a note's view can send to its state.
protocol NoteMessages: AnyObject {
  func didLoadView()
  func didEdit(_ text: String)
  func didTapSave()
  func didTapCancel()
  func didAttemptToDismiss()
  func didDismiss()
}
