public import Runtime

/// What one measurement of the runtime found, with all that it was found from.
public struct RuntimeResult: Codable, Equatable, Sendable {
  /// All samples of a story, in nanoseconds for one run.
  public struct Samples: Codable, Equatable, Sendable {
    /// The story.
    public var story: String
    /// By contender, launch and round, in this order of indices; the launches of all sessions one after the other.
    public var nanoseconds: [[[Double]]]
  }

  /// Where and how.
  public var circumstances: Circumstances
  /// What the seeds and paddings of the launches follow from.
  public var seed: UInt64
  /// The implementation that others are compared with.
  public var reference: String
  /// What a ratio must exceed, up or down, to be called a difference: fixed before anything was measured.
  public var margin: Double
  /// The sessions. Of one alone, what is found holds within it; of several, for such sessions on this machine.
  public var sessions: [TimingSession]
  /// Who was timed.
  public var contenders: [Contender]
  /// How many steps were timed, ends of apps not counted.
  public var timedSteps: Int
  /// How many steps were not: they look behind the screens, and say nothing about an app's time.
  public var stepsLeftOut: Int
  /// All stories together.
  public var overall: TimeFinding
  /// Each story.
  public var stories: [TimeFinding]
  /// Each step of each story.
  public var steps: [TimeFinding]
  /// Starting the app; nil where that wasn't timed.
  public var start: StartResult?
  /// All that was sampled.
  public var samples: [Samples]

  /// Draws the findings from the samples; nil when the reference is not among the contenders.
  /// - Parameters:
  ///   - margin: What a ratio must exceed, up or down, to be called a difference.
  ///   - sessions: What each session sampled; one at least, with one launch at least.
  ///   - stepsInStories: How many steps the stories have, those that aren't timed included.
  public init?(
    circumstances: Circumstances, seed: UInt64, reference: String, margin: Double = EquivalenceMargin.usual,
    sessions: [SessionSamples], stepsInStories: Int
  ) {
    let launches = sessions.map(\.launches)
    guard let first = launches.first?.first,
      let analysis = TimeAnalysis(launches, reference: reference, margin: margin)
    else { return nil }
    self.circumstances = circumstances
    self.seed = seed
    self.reference = reference
    self.margin = margin
    self.sessions = sessions.map(\.session)
    contenders = first.contenders
    timedSteps = first.courses.reduce(0) { $0 + $1.parts.count - 1 }
    stepsLeftOut = stepsInStories - timedSteps
    overall = analysis.overall
    stories = analysis.courses
    steps = analysis.parts
    start = StartResult(warm: launches, cold: sessions.map(\.coldStarts), reference: reference, margin: margin)
    samples = first.courses.enumerated().map { course, story in
      Samples(
        story: story.name,
        nanoseconds: first.contenders.indices.map { contender in
          launches.flatMap { $0 }.map { $0.nanosecondsPerRun(of: contender, course: course) }
        })
    }
  }

  /// The same without the samples and without what was found of single steps, which are most of it.
  public var withoutSamples: RuntimeResult {
    var result = self
    result.samples = []
    result.steps = []
    result.start?.coldNanoseconds = []
    return result
  }

  /// Whether it says nothing of other sessions.
  public var isOfOneSession: Bool { sessions.count == 1 }

  /// The contender in a role that only one has.
  public func contender(_ role: Contender.Role) -> Contender? {
    contenders.first { $0.role == role }
  }

  /// The comparison over all stories of the contender in a role with the reference.
  public func comparison(_ role: Contender.Role) -> TimeComparison? {
    contender(role).flatMap { overall.comparison(of: $0.name, to: reference) }
  }
}
