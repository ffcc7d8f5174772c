/// Where a play is seen and keys come from.
package protocol PlayTerminal {
  var size: TerminalSize { get }
  /// Waits for the next thing to happen.
  /// - Parameter milliseconds: How long at most; nil for as long as it takes.
  func next(within milliseconds: Int32?) -> TerminalInput
  /// Shows the lines, which are as many as there are rows.
  func show(_ lines: [DrawnLine])
  func giveBack()
}

nonisolated package enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  /// All has to be drawn again, perhaps in another size.
  case changed
  /// Nothing has happened for as long as was said.
  case quiet
  case ended
}

nonisolated package struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
