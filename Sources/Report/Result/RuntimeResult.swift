public import Runtime

/// What one measurement of the runtime found, with all that it was found from.
public struct RuntimeResult: Codable, Equatable, Sendable {
  /// Why no more launches were made.
  public enum End: String, Codable, Sendable {
    /// All intervals over all stories are narrow enough.
    case narrowEnough
    /// The time that was given is over.
    case budgetSpent
    /// As many as were wanted have been made.
    case allLaunches
  }

  /// One launch: the program run once more, and what chance gave it.
  public struct Launch: Codable, Equatable, Sendable {
    /// What its rounds were shuffled with.
    public var seed: UInt64
    /// How many bytes longer its environment was made, which moves its stack.
    public var padding: Int
    /// How many rounds it ran.
    public var rounds: Int

    /// Describes a launch.
    public init(seed: UInt64, padding: Int, rounds: Int) {
      self.seed = seed
      self.padding = padding
      self.rounds = rounds
    }
  }

  /// All samples of a story, in nanoseconds for one run.
  public struct Samples: Codable, Equatable, Sendable {
    /// The story.
    public var story: String
    /// By contender, launch and round, in this order of indices.
    public var nanoseconds: [[[Double]]]
  }

  /// Where and how.
  public var circumstances: Circumstances
  /// What the seeds and paddings of the launches follow from.
  public var seed: UInt64
  /// The implementation that others are compared with.
  public var reference: String
  /// The launches.
  public var launches: [Launch]
  /// Why there are no more.
  public var end: End
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
  ///   - launches: What each launch was given, and what it sampled; one at least.
  ///   - stepsInStories: How many steps the stories have, those that aren't timed included.
  ///   - coldStarts: What processes sampled that started the app once, round by round.
  public init?(
    circumstances: Circumstances, seed: UInt64, reference: String, launches: [(launch: Launch, samples: LaunchSamples)],
    end: End, stepsInStories: Int, coldStarts: [LaunchSamples] = []
  ) {
    guard let first = launches.first?.samples,
      let analysis = TimeAnalysis(launches.map(\.samples), reference: reference)
    else { return nil }
    self.circumstances = circumstances
    self.seed = seed
    self.reference = reference
    self.launches = launches.map(\.launch)
    self.end = end
    contenders = first.contenders
    timedSteps = first.courses.reduce(0) { $0 + $1.parts.count - 1 }
    stepsLeftOut = stepsInStories - timedSteps
    overall = analysis.overall
    stories = analysis.courses
    steps = analysis.parts
    start = StartResult(warm: launches.map(\.samples), cold: coldStarts, reference: reference)
    samples = first.courses.enumerated().map { course, story in
      Samples(
        story: story.name,
        nanoseconds: first.contenders.indices.map { contender in
          launches.map { $0.samples.nanosecondsPerRun(of: contender, course: course) }
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

  /// The contender in a role that only one has.
  public func contender(_ role: Contender.Role) -> Contender? {
    contenders.first { $0.role == role }
  }

  /// The comparison over all stories of the contender in a role with the reference.
  public func comparison(_ role: Contender.Role) -> TimeComparison? {
    contender(role).flatMap { overall.comparison(of: $0.name, to: reference) }
  }
}
