import SharedModel

/// As a user, I want to save a note on a place.
struct SaveNoteAction: Action {
  let text: String
  let placeID: Place.ID
  let service: any NoteService

  func run(_ callback: @escaping Reply<Void>) -> Cancellable? {
    service.saveNote(NoteRule.trimmed(text), placeID: placeID, reply: callback)
  }
}
