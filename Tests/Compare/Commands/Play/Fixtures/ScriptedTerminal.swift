@testable import CompareSuite

/// A terminal that plays scripted input and records the frames.
final class ScriptedTerminal: PlayTerminal {
  var size = TerminalSize(columns: 80, rows: 24)
  private var inputs: [TerminalInput]
  private(set) var frames: [[DrawnLine]] = []
  private(set) var waits: [Int32?] = []
  private(set) var isGivenBack = false

  convenience init(_ keys: String...) {
    self.init(keys.map { .bytes(Array($0.utf8)) })
  }

  init(_ inputs: [TerminalInput]) {
    self.inputs = inputs
  }

  var text: String { (frames.last ?? []).map(\.text).joined(separator: "\n") }

  func next(within milliseconds: Int32?) -> TerminalInput {
    waits.append(milliseconds)
    return inputs.isEmpty ? .ended : inputs.removeFirst()
  }

  func show(_ lines: [DrawnLine]) { frames.append(lines) }

  func giveBack() { isGivenBack = true }
}
