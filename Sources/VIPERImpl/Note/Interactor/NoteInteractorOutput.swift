import SharedModel

/// What came of saving the note.
protocol NoteInteractorOutput: AnyObject {
  func didSaveNote()
  func didFailToSaveNote(_ error: ServiceError)
}
