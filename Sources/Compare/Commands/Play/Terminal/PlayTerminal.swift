/// The parts of a terminal that playing needs.
protocol PlayTerminal {
  var size: TerminalSize { get }
  func next(within milliseconds: Int32?) -> TerminalInput
  /// Shows as many lines as there are rows.
  func show(_ lines: [DrawnLine])
  func giveBack()
}

nonisolated enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  /// Everything has to be redrawn, perhaps in another size.
  case changed
  /// The time limit was reached.
  case quiet
  case ended
}

nonisolated struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
