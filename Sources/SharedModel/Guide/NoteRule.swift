/// The rules for notes, which are short and have no white space around them.
public enum NoteRule {
  /// The maximum length of a note in characters (grapheme clusters).
  public static let limit = 140

  /// Returns the text as saved; an empty result deletes the note.
  public static func trimmed(_ text: String) -> String {
    text.trimmed
  }

  /// Returns the length of the trimmed text in grapheme clusters, to which `limit` applies.
  public static func length(of text: String) -> Int {
    trimmed(text).count
  }

  /// Returns whether leaving the text would lose something: the trimmed text differs from the saved note.
  ///
  /// Without a saved note, an empty text counts as unchanged.
  public static func isChanged(_ text: String, from saved: String?) -> Bool {
    trimmed(text) != (saved ?? "")
  }

  /// Returns whether the text may replace the saved note: it is changed, and not too long.
  public static func maySave(_ text: String, over saved: String?) -> Bool {
    isChanged(text, from: saved) && length(of: text) <= limit
  }
}
