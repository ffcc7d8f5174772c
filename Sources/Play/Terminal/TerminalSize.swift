/// What a terminal has room for.
nonisolated package struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
