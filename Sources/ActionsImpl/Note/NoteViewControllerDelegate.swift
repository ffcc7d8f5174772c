/// Presents a note, and is notified when it ends.
protocol NoteViewControllerDelegate: AnyObject {
  /// The note was saved, left unchanged or discarded: close it, unless the user has done so already.
  func noteViewControllerDidFinish(_ noteViewController: NoteViewController)
  /// The user knows that the note's place is no longer in the guide.
  func noteViewControllerDidLosePlace(_ noteViewController: NoteViewController)
}
