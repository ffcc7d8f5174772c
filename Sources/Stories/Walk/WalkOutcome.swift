nonisolated package struct WalkOutcome: Codable, Sendable {
  nonisolated package struct Failure: Codable, Sendable {
    /// The shortest sequence of actions found.
    package let actions: [WalkAction]
    package let finding: Finding

    package init(actions: [WalkAction], finding: Finding) {
      self.actions = actions
      self.finding = finding
    }

    package func scenario(seed: UInt64) -> [String] {
      let steps = ["Given I am signed in"] + actions.map(\.step)
      return ["Feature: A random walk", "", "  Scenario: Found with seed \(seed)"]
        + (steps + finding.checks.map { "Then \($0)" }).map { "    \($0)" }
    }
  }

  package var steps = 0
  package var failure: Failure?

  package init() {}

  package mutating func append(_ next: WalkOutcome) {
    steps += next.steps
    failure = next.failure
  }
}

extension Finding {
  /// The steps that reproduce the finding, in addition to the checks after every step.
  nonisolated fileprivate var checks: [String] {
    switch self {
    case .leftBehind: ["everything has settled", "nothing is left behind"]
    case .notRestored(_, let expected, _): expected
    default: []
    }
  }
}
