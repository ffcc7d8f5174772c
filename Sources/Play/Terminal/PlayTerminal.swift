/// Where a play is seen and keys come from.
package protocol PlayTerminal {
  /// What it has room for.
  var size: TerminalSize { get }
  /// Waits for the next thing to happen.
  /// - Parameter milliseconds: How long at most; nil for as long as it takes.
  func next(within milliseconds: Int32?) -> TerminalInput
  /// Shows the lines, which are as many as there are rows.
  func show(_ lines: [DrawnLine])
  /// Gives the terminal back as it was.
  func giveBack()
}

/// What can happen at a terminal.
nonisolated package enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  /// All has to be drawn again, perhaps in another size.
  case changed
  /// Nothing has happened for as long as was said.
  case quiet
  /// The terminal is gone.
  case ended
}
