import SharedModel

/// As a user, I want to save a note on a place.
final class SaveNoteAction: OngoingAction {
  var text = ""
  var underWay: Cancellable?
  private let placeID: Place.ID
  private let service: any NoteService

  init(placeID: Place.ID, service: any NoteService) {
    self.placeID = placeID
    self.service = service
  }

  func start(_ callback: @escaping Reply<Void>) -> Cancellable? {
    service.saveNote(NoteRule.trimmed(text), placeID: placeID, reply: callback)
  }
}
