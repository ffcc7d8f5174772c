/// One thing in a file that keeps it from being read.
nonisolated public struct GherkinError: Error, Equatable, Sendable {
  /// Where it is; for an unexpected end of the file, the line after the last.
  public var location: SourceLocation
  /// What it is.
  public var reason: Reason

  /// What can be wrong, with what a message needs to say so.
  nonisolated public enum Reason: Equatable, Sendable {
    /// A line that cannot stand where it does; `found` is its trimmed text.
    case unexpectedLine(found: String, expected: [LineKind])
    /// The file ended where something had to follow.
    case unexpectedEnd(expected: [LineKind])
    /// The file ended inside a doc string.
    case unclosedDocString(opened: SourceLocation, delimiter: String)
    /// A row that has more or fewer cells than its table's first.
    case inconsistentCellCount(expected: Int, found: Int)
    /// A tag made of several words.
    case whiteSpaceInTag(String)
    /// A `# language:` header that asks for another language than English.
    case unsupportedLanguage(String)
    /// A byte that is not UTF-8 where it stands.
    case invalidUTF8(byte: UInt8)
    /// A NUL: this is no text file.
    case nulByte
    /// A file larger than the parser reads; both in bytes.
    case fileTooLarge(size: Int, limit: Int)
    /// Outlines and backgrounds that multiply into more stories than can be run.
    case tooManyStories
  }
}
