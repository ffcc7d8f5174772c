import SharedModel

/// The model of the note's screen.
final class NoteModel {
  let placeID: Place.ID
  var text: String
  var isSaving = false
  private let notes: Notes

  private var savedText: String? { notes.text(for: placeID) }

  /// The note as it is now, for opening it again.
  var draft: NoteDraft { NoteDraft(placeID: placeID, text: text) }
  /// Whether leaving would lose changes; text that is being saved still counts as unsaved.
  var isChanged: Bool { NoteRule.isChanged(text, from: savedText) }
  var maySave: Bool { !isSaving && NoteRule.maySave(text, over: savedText) }

  /// Starts with a text, or with the saved note if `text` is nil.
  init(placeID: Place.ID, text: String?, notes: Notes) {
    self.placeID = placeID
    self.notes = notes
    self.text = text ?? notes.text(for: placeID) ?? ""
  }
}
