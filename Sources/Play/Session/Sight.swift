import HeadlessUI

/// All that a session is told of what is played, so that it needs to know no app.
struct Sight {
  /// The implementations' names.
  var names: [String]
  /// What a user of each sees; nil where it is not running.
  var snapshots: [Snapshot?]
  /// The steps that were taken.
  var steps: [String]
  /// What was found so far, each after which step.
  var findings: [(step: Int, lines: [String])] = []
  /// The time, what is due, and which services don't behave as usual: one line.
  var state: String
  /// What the terminal has room for.
  var size: TerminalSize
}
