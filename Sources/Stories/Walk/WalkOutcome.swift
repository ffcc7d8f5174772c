/// What became of a random walk.
nonisolated public struct WalkOutcome: Sendable {
  /// A walk that found something.
  nonisolated public struct Failure: Sendable {
    /// Its actions, as few as it takes.
    public let actions: [WalkAction]
    /// What was found after the last one.
    public let finding: Finding

    /// The walk as a story, to be saved and run.
    public func scenario(seed: UInt64) -> [String] {
      let steps = ["Given I am signed in"] + actions.map(\.step)
      return ["Feature: A random walk", "", "  Scenario: Found with seed \(seed)"]
        + (steps + finding.checks.map { "Then \($0)" }).map { "    \($0)" }
    }
  }

  /// How many steps were taken in all implementations.
  public let steps: Int
  /// What the walks followed from.
  public let seed: UInt64
  /// How long it took.
  public let time: Duration
  /// How much of that the implementations took for themselves.
  public let appTime: Duration
  /// How much of it the counting of objects took.
  public let countingTime: Duration
  /// What was found; nil when nothing was.
  public let failure: Failure?

  /// How many steps were taken in a second.
  public var stepsPerSecond: Double { Double(steps) / (time / .seconds(1)) }
  /// The share of the time that drawing, comparing and checking took, from 0 to 1.
  public var harnessShare: Double { 1 - appTime / time }
  /// The share of the time that counting objects took, from 0 to 1.
  public var countingShare: Double { countingTime / time }
}

extension Finding {
  /// The steps that find it again; what every step is followed by finds the others.
  nonisolated fileprivate var checks: [String] {
    switch self {
    case .leftBehind: ["everything has settled", "nothing is left behind"]
    case .notRestored(_, let expected, _): expected
    case .divergence, .refused, .endlessWait, .notAsStored, .miscounted, .faults, .outlivesKill: []
    }
  }
}
