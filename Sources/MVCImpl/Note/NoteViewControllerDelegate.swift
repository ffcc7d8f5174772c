/// The screen that presents a note.
protocol NoteViewControllerDelegate: AnyObject {
  /// The note was saved, left unchanged or discarded. Close it, unless the user has swiped it away already.
  func noteViewControllerDidFinish(_ noteViewController: NoteViewController)
  /// The note's place is no longer in the guide, and an alert has said so.
  func noteViewControllerDidLosePlace(_ noteViewController: NoteViewController)
}
