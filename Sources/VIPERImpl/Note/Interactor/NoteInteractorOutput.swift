import SharedModel

/// The result of saving the note.
protocol NoteInteractorOutput: AnyObject {
  func didSaveNote()
  func didFailToSaveNote(_ error: ServiceError)
}
