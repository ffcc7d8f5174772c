/// An option. Those of a single command are declared with the command.
package nonisolated struct Option: Hashable, Sendable {
  let name: String
  /// The placeholder for its value; nil for a flag.
  let value: String?
  let isRepeatable: Bool
  let explanation: String

  package init(_ name: String, _ explanation: String) { self.init(name, nil, explanation) }

  package init(_ name: String, _ value: String?, isRepeatable: Bool = false, _ explanation: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.explanation = explanation
  }

  var flag: String { "--\(name)" }

  static let architecture = Option(
    "architecture", "NAME", isRepeatable: true, "only this implementation; give it again for more than one")
  static let reference = Option(
    "reference", "NAME", "whom others are compared with; the first one unless said otherwise")
  static let story = Option(
    "story", "NAME", isRepeatable: true, "only the stories of this name; give it again for more than one")
  static let format = Option("format", "FORMAT", "how to print it; the first unless said otherwise")
  static let output = Option("output", "PATH", "write the report to this file")
  static let fresh = Option("fresh", "measure anew what was kept of unchanged sources")
  static let seed = Option("seed", "N", "what chance follows from; 1, for walk a fresh one")
  static let steps = Option("steps", "N", "how many steps to take; 100000 unless said otherwise")
  static let timeLimit = Option(
    "time-limit", "SECONDS", "fail a story that takes longer; a whole number")
  static let rounds = Option("rounds", "N", "how many rounds at most; 60, for build 3")
  static let processes = Option(
    "processes", "N", "how many processes at most; as many as it takes unless said otherwise")
  static let sessions = Option("sessions", "N", "how many sessions, each linked in another order; those kept count")
  static let budget = Option("budget", "SECONDS", "how long to time a session at most; runtime takes 60, selftest 5")
  static let margin = Option("margin", "PERCENT", "what a difference must exceed; 3, for selftest 1")
  static let slowdown = Option(
    "slowdown", "PERCENT", "inject a slowdown into a copy of the reference (default: 3)")
}
