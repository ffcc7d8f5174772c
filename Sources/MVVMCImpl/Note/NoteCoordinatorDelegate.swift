/// Goes on when the user has left a note.
protocol NoteCoordinatorDelegate: AnyObject {
  /// The note is closed; the coordinator is no longer needed.
  func noteCoordinatorDidFinish()
  /// The note is closed because its place is no longer in the guide; the coordinator is no longer needed.
  func noteCoordinatorDidLosePlace()
}
