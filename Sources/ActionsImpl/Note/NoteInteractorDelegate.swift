import SharedModel

/// Whom the note's interactor notifies.
protocol NoteInteractorDelegate: AnyObject {
  /// The text has changed, or it is being saved, or no more.
  func interactorDidChangeNote()
  /// The user wants to leave, and may have to be asked.
  func interactorDidAskToLeave()
  /// The note was saved, or the user has closed it.
  func interactorDidFinish()
  /// The note was not saved.
  func interactorDidFailToSave(_ error: ServiceError)
}
