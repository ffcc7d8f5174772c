/// An option. Those of a single command are declared with the command.
package nonisolated struct Option: Hashable, Sendable {
  let name: String
  /// The placeholder for its value; nil for a flag.
  let value: String?
  let isRepeatable: Bool
  let explanation: String
  /// The value without the option, in words; a command may have its own.
  let standard: String?

  package init(_ name: String, _ explanation: String) { self.init(name, nil, explanation) }

  package init(
    _ name: String, _ value: String?, isRepeatable: Bool = false, _ explanation: String, default standard: String? = nil
  ) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.explanation = explanation
    self.standard = standard
  }

  var flag: String { "--\(name)" }

  static let architecture = Option("architecture", "NAME", isRepeatable: true, "include only this implementation")
  static let reference = Option("reference", "NAME", "the implementation to compare with", default: "the first")
  static let story = Option("story", "NAME", isRepeatable: true, "include only the stories with this name")
  static let format = Option("format", "FORMAT", "output format")
  static let output = Option("output", "PATH", "write the report to this file")
  static let fresh = Option("fresh", "ignore cached measurements")
  static let seed = Option("seed", "N", "random seed", default: "1")
  static let steps = Option("steps", "N", "number of steps", default: "100000")
  static let timeLimit = Option("time-limit", "SECONDS", "fail a story after this many whole seconds", default: "none")
  static let rounds = Option("rounds", "N", "at most N rounds", default: "60")
  static let processes = Option("processes", "N", "at most N processes", default: "until precise enough")
  static let sessions = Option("sessions", "N", "repeat N times, each with another link order; sessions are cached")
  static let budget = Option("budget", "SECONDS", "time limit for a session", default: "60")
  static let margin = Option("margin", "PERCENT", "smallest difference to report", default: "3")
  static let slowdown = Option("slowdown", "PERCENT", "slowdown to inject into a copy of the reference", default: "3")
}
