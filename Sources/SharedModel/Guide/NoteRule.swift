/// What a note may be: short, and without white space around it.
public enum NoteRule {
  /// The longest note, in characters as a reader counts them (grapheme clusters).
  public static let limit = 140

  /// The text as it would be saved; empty when that deletes the note.
  public static func trimmed(_ text: String) -> String {
    text.trimmed
  }

  /// The length that counts against `limit`: that of the trimmed text, in grapheme clusters.
  public static func length(of text: String) -> Int {
    trimmed(text).count
  }

  /// Whether leaving the text would lose something: once trimmed it differs from the saved note.
  ///
  /// Without a saved note, an empty text is unchanged.
  public static func isChanged(_ text: String, from saved: String?) -> Bool {
    trimmed(text) != (saved ?? "")
  }

  /// Whether the text may be saved over the saved note: it is changed, and not too long.
  public static func maySave(_ text: String, over saved: String?) -> Bool {
    isChanged(text, from: saved) && length(of: text) <= limit
  }
}
