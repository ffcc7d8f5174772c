nonisolated package struct WalkOutcome: Codable, Sendable {
  /// A walk that found something.
  nonisolated package struct Failure: Codable, Sendable {
    /// Its actions, as few as it takes.
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

  /// How many steps were taken in all implementations.
  package var steps = 0
  /// How long they took, of processes that walked at once together.
  package var time = Duration.zero
  /// How much of that the implementations took for themselves.
  package var appTime = Duration.zero
  /// How much of it the counting of objects took.
  package var countingTime = Duration.zero
  package var coverage = WalkCoverage()
  package var failure: Failure?

  package init() {}

  package mutating func append(_ next: WalkOutcome) {
    steps += next.steps
    time += next.time
    appTime += next.appTime
    countingTime += next.countingTime
    coverage.formUnion(next.coverage)
    failure = next.failure
  }

  /// The share of the time that drawing, comparing and checking took, from 0 to 1.
  package var harnessShare: Double { time == .zero ? 0 : 1 - appTime / time }
  /// The share of the time that counting objects took, from 0 to 1.
  package var countingShare: Double { time == .zero ? 0 : countingTime / time }
}

extension Finding {
  /// The steps that find it again; what every step is followed by finds the others.
  nonisolated fileprivate var checks: [String] {
    switch self {
    case .leftBehind: ["everything has settled", "nothing is left behind"]
    case .notRestored(_, let expected, _): expected
    case .divergence, .refused, .endlessWait, .notAsStored, .miscounted, .faults, .outlivesKill, .died: []
    }
  }
}
