/// What a terminal has room for.
nonisolated package struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// States a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
