/// The table below a step.
nonisolated public struct DataTable: Equatable, Sendable {
  /// At least one row; all have as many cells as the first.
  public var rows: [TableRow]

  /// The first row's `|`.
  public var location: SourceLocation {
    rows.first?.location ?? SourceLocation(line: 1, column: 1)
  }

  /// The bare values, row by row.
  public var values: [[String]] {
    rows.map(\.values)
  }
}
