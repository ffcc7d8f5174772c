@testable import CompareSuite

/// A terminal at which somebody presses what is written down, and that remembers what it showed.
final class ScriptedTerminal: PlayTerminal {
  var size = TerminalSize(columns: 80, rows: 24)
  private var inputs: [TerminalInput]
  private(set) var frames: [[DrawnLine]] = []
  private(set) var waits: [Int32?] = []
  private(set) var isGivenBack = false

  /// - Parameter keys: The texts that arrive, one after the other.
  convenience init(_ keys: String...) {
    self.init(keys.map { .bytes(Array($0.utf8)) })
  }

  init(_ inputs: [TerminalInput]) {
    self.inputs = inputs
  }

  /// What it shows now.
  var text: String { (frames.last ?? []).map(\.text).joined(separator: "\n") }

  func next(within milliseconds: Int32?) -> TerminalInput {
    waits.append(milliseconds)
    return inputs.isEmpty ? .ended : inputs.removeFirst()
  }

  func show(_ lines: [DrawnLine]) { frames.append(lines) }

  func giveBack() { isGivenBack = true }
}
