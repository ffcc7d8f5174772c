/// Who presents a note and hears how that ends.
protocol NoteViewControllerDelegate: AnyObject {
  /// The note was saved, left as it was or given up: it wants to be closed, unless the user has closed it already.
  func noteViewControllerDidFinish(_ noteViewController: NoteViewController)
  /// The place that the note is on is no longer in the guide, and the user knows.
  func noteViewControllerDidLosePlace(_ noteViewController: NoteViewController)
}
