import SharedModel

/// As a user, I want to keep a note on a place.
final class SaveNoteAction: Action {
  typealias Output = Result<Void, ServiceError>

  var text = ""
  private let placeID: Place.ID
  private let service: any NoteService
  private var request: Cancellable?

  init(placeID: Place.ID, service: any NoteService) {
    self.placeID = placeID
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID, reply: callback)
  }

  func cancel() {
    request = nil
  }
}
