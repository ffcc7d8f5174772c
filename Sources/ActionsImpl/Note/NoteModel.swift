import SharedModel

/// What the note's screen is about.
final class NoteModel {
  let placeID: Place.ID
  var text: String
  var isSaving = false
  private let notes: Notes

  private var savedText: String? { notes.text(for: placeID) }

  /// The note as it is now, to be opened again.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: text) }
  /// Whether leaving it would lose something; what is being saved is changed as well.
  var isChanged: Bool { NoteRule.isChanged(text, from: savedText) }
  var maySave: Bool { !isSaving && NoteRule.maySave(text, over: savedText) }

  /// Starts with `text`, or with the saved note if that is nil.
  init(placeID: Place.ID, text: String?, notes: Notes) {
    self.placeID = placeID
    self.notes = notes
    self.text = text ?? notes.text(for: placeID) ?? ""
  }
}
