/// The requests of the note module to the backend, the notes and their rules.
protocol NoteInteractorInput: AnyObject {
  /// The saved note on the place; empty when there is none.
  func obtainSavedText(placeID: String) -> String
  /// How many characters a note may have.
  func obtainLongestLength() -> Int
  /// How many of them the text would take.
  func countCharacters(of text: String) -> Int
  /// Whether leaving the text would lose something.
  func isChanged(_ text: String, placeID: String) -> Bool
  /// Whether the text is worth saving, and short enough.
  func maySave(_ text: String, placeID: String) -> Bool
  /// Saves the trimmed text; an empty one deletes the note.
  func saveNote(_ text: String, placeID: String)
}
