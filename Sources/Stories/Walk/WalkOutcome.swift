/// What became of a random walk.
nonisolated public struct WalkOutcome: Codable, Sendable {
  /// A walk that found something.
  nonisolated public struct Failure: Codable, Sendable {
    /// Its actions, as few as it takes.
    public let actions: [WalkAction]
    /// What was found after the last one.
    public let finding: Finding

    /// Describes a walk that found something.
    public init(actions: [WalkAction], finding: Finding) {
      self.actions = actions
      self.finding = finding
    }

    /// The walk as a story, to be saved and run.
    public func scenario(seed: UInt64) -> [String] {
      let steps = ["Given I am signed in"] + actions.map(\.step)
      return ["Feature: A random walk", "", "  Scenario: Found with seed \(seed)"]
        + (steps + finding.checks.map { "Then \($0)" }).map { "    \($0)" }
    }
  }

  /// How many steps were taken in all implementations.
  public var steps = 0
  /// How long they took, of processes that walked at once together.
  public var time = Duration.zero
  /// How much of that the implementations took for themselves.
  public var appTime = Duration.zero
  /// How much of it the counting of objects took.
  public var countingTime = Duration.zero
  /// Which choices were taken.
  public var coverage = WalkCoverage()
  /// What was found; nil when nothing was.
  public var failure: Failure?

  /// Nothing was done so far.
  public init() {}

  /// Goes on with what became of the next stretch.
  public mutating func append(_ next: WalkOutcome) {
    steps += next.steps
    time += next.time
    appTime += next.appTime
    countingTime += next.countingTime
    coverage.formUnion(next.coverage)
    failure = next.failure
  }

  /// The share of the time that drawing, comparing and checking took, from 0 to 1.
  public var harnessShare: Double { time == .zero ? 0 : 1 - appTime / time }
  /// The share of the time that counting objects took, from 0 to 1.
  public var countingShare: Double { time == .zero ? 0 : countingTime / time }
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
