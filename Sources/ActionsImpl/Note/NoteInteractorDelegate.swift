import SharedModel

/// Is notified by the note's interactor.
protocol NoteInteractorDelegate: AnyObject {
  /// The text has changed, or saving has started or finished.
  func interactorDidChangeNote()
  /// The user wants to leave; unsaved changes may need a question.
  func interactorDidAskToLeave()
  /// The note was saved, or the user closed it.
  func interactorDidFinish()
  func interactorDidFailToSave(_ error: ServiceError)
}
