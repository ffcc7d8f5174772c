/// A table of values, each row of which makes a story of its outline.
nonisolated public struct Examples: Equatable, Sendable {
  /// The word in front of the colon: `Examples` or `Scenarios`.
  public var keyword: String
  /// The rest of the keyword's line, trimmed; may be empty.
  public var name: String
  /// Free text, lines joined by LF and indented as in the file; empty if there is none.
  public var description: String
  /// The tags in front of the keyword; the stories of these rows have them too.
  public var tags: [Tag]
  /// The row that names the placeholders; nil where no table follows.
  public var header: TableRow?
  /// The rows of values, each as long as the header.
  public var rows: [TableRow]
  /// The keyword.
  public var location: SourceLocation
}
