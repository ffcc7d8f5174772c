/// One line of a table.
nonisolated public struct TableRow: Equatable, Sendable {
  /// What stands between the pipes; what follows the last pipe is no cell.
  public var cells: [Cell]
  /// The first `|`.
  public var location: SourceLocation

  /// The cells' bare values.
  public var values: [String] {
    cells.map(\.value)
  }

  /// One value of a row.
  nonisolated public struct Cell: Equatable, Sendable {
    /// The text, trimmed, with `\|`, `\\` and `\n` read as a pipe, a backslash and a line feed.
    public var value: String
    /// The first character of the text, or the closing `|` of an empty cell.
    public var location: SourceLocation
  }
}
