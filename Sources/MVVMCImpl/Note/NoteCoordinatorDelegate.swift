/// Who goes on when the user has left a note.
protocol NoteCoordinatorDelegate: AnyObject {
  /// The note is closed, whichever way; the coordinator is needed no more.
  func noteCoordinatorDidFinish()
  /// The note is closed because its place is no longer in the guide; the coordinator is needed no more.
  func noteCoordinatorDidLosePlace()
}
