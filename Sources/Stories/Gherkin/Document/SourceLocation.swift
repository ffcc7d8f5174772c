/// Where something stands in a file, so that a message can lead the reader to it.
///
/// Both numbers count from 1; columns count Unicode code points, a byte order mark excluded.
nonisolated public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CR LF or a CR alone.
  public var line: Int
  /// The code point within the line, from 1.
  public var column: Int

  /// Names a place in a file.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

// MARK: - Comparable

nonisolated extension SourceLocation: Comparable {
  /// Orders locations as they are read: by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
