import SharedModel

/// A note that is being written: its text, what may be done with that, and whether it is being saved.
final class NoteEditor {
  let placeID: Place.ID
  /// The text as typed.
  var text: String
  private(set) var isSaving = false
  private let notes: Notes
  private let service: any NoteService
  private var request: Cancellable?

  /// The note as it is now, to be opened again.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: text) }
  /// The length that the limit applies to.
  var length: Int { NoteRule.length(of: text) }
  /// Whether leaving would lose something; text that is being saved still counts as unsaved.
  var isChanged: Bool { NoteRule.isChanged(text, from: savedText) }
  var canSave: Bool { !isSaving && NoteRule.maySave(text, over: savedText) }

  private var savedText: String? { notes.text(for: placeID) }

  /// Creates an editor with the draft's text, or with the saved note if that is `nil`.
  init(draft: NoteDraft, notes: Notes, service: any NoteService) {
    placeID = draft.placeID
    text = draft.text ?? notes.text(for: draft.placeID) ?? ""
    self.notes = notes
    self.service = service
  }

  /// Saves the note; releasing the editor drops the request.
  func save(reply: @escaping Reply<Void>) {
    isSaving = true
    request = service.saveNote(NoteRule.trimmed(text), placeID: placeID) { [weak self] result in
      self?.isSaving = false
      reply(result)
    }
  }
}
