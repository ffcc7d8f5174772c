import Metrics

package struct RuntimeResult: Codable, Equatable, Sendable {
  package struct Samples: Codable, Equatable, Sendable {
    package var story: String
    /// By subject, process and round, with the processes of all sessions in sequence.
    package var nanoseconds: [[[Double]]]
  }

  package var circumstances: Circumstances
  package var seed: UInt64
  package var reference: String
  /// The ratio beyond which a difference is reported, fixed in advance.
  package var margin: Double
  /// The findings of a single session hold only within it. Those of several hold for other sessions on this machine.
  package var sessions: [TimingSession]
  package var subjects: [Subject]
  /// Excludes the ends of apps.
  package var timedSteps: Int
  /// The number of steps that aren't timed, because they look behind the screens.
  package var stepsLeftOut: Int
  package var overall: TimeFinding
  /// Condensed if the result isn't whole.
  package var stories: [TimeFinding]
  /// Empty if the result isn't whole.
  package var steps: [TimeFinding]
  package var start: StartResult?
  /// Empty if the result isn't whole.
  package var samples: [Samples]

  /// Analyses the samples. Fails if the reference isn't one of the subjects.
  /// - Parameters:
  ///   - sessions: At least one, with at least one process each.
  ///   - stepsInStories: The number of steps, including those that aren't timed.
  ///   - isWhole: Whether to include samples, the findings for single steps, and all comparisons in stories.
  package init?(
    circumstances: Circumstances, seed: UInt64, reference: String, margin: Double = EquivalenceMargin.usual,
    sessions: [SessionSamples], stepsInStories: Int, isWhole: Bool = true
  ) {
    let processes = sessions.map(\.processes)
    guard let first = processes.first?.first,
      let analysis = TimeAnalysis(processes, reference: reference, margin: margin)
    else { return nil }
    self.circumstances = circumstances
    self.seed = seed
    self.reference = reference
    self.margin = margin
    self.sessions = sessions.map(\.session)
    subjects = first.subjects
    timedSteps = first.benchmarks.reduce(0) { $0 + $1.parts.count - 1 }
    stepsLeftOut = stepsInStories - timedSteps
    overall = analysis.overall
    stories = isWhole ? analysis.benchmarks : analysis.benchmarks.map { $0.condensed(to: reference) }
    steps = isWhole ? analysis.parts : []
    start = StartResult(
      warm: processes, cold: sessions.map(\.coldStarts), reference: reference, margin: margin, isWhole: isWhole)
    samples = (isWhole ? first.benchmarks : []).enumerated().map { benchmark, story in
      Samples(
        story: story.name,
        nanoseconds: first.subjects.indices.map { subject in
          processes.flatMap { $0 }.map { $0.nanoseconds(of: subject, benchmark: benchmark) }
        })
    }
  }

  package var isOfOneSession: Bool { sessions.count == 1 }

  /// The number of builds, which differ in the order in which the implementations were linked.
  package var builds: Int { Set(sessions.map { $0.linkOrder ?? [] }).count }

  /// The ratios that the middle 90 % of the stories lie between; `nil` for the reference, or if no story has a ratio.
  package func middleStories(of subject: String) -> ClosedRange<Double>? {
    let ratios = stories.compactMap { $0.comparison(of: subject, to: reference)?.raw?.ratio }
    guard let low = Statistics.percentile(0.05, of: ratios), let high = Statistics.percentile(0.95, of: ratios) else {
      return nil
    }
    return low...high
  }

  package func subject(_ role: Subject.Role) -> Subject? { subjects.first { $0.role == role } }

  package func comparison(_ role: Subject.Role) -> TimeComparison? {
    subject(role).flatMap { overall.comparison(of: $0.name, to: reference) }
  }
}

extension RuntimeResult: CheckedPart {
  var ownNames: Set<String>? { Set(subjects.map(\.name)) }

  func check(at place: ResultPlace) throws {
    try place["margin"].number(margin, in: 1...2)
    try place["subjects"].each(subjects) { subject, place in
      if subject.role == .implementation { try place["name"].known(subject.name, place.names) }
    }
  }
}

/// The time from launch until a signed-in user sees the menu and nothing is pending.
package struct StartResult: Codable, Equatable, Sendable {
  /// Starts in a process that has started the app before, within the rounds of the stories.
  package var warm: StartFinding
  /// First starts, each in a separate process.
  package var cold: StartFinding
  package var coldStarts: Int
  /// In nanoseconds, by subject and round.
  package var coldNanoseconds: [[UInt64]]

  /// Fails if no start was timed.
  /// - Parameters:
  ///   - warm: The processes that timed the stories, by session.
  ///   - cold: The rounds, by session.
  ///   - isWhole: Whether to include the times of cold starts.
  package init?(
    warm: [[ProcessSamples]], cold: [[ProcessSamples]], reference: String, margin: Double, isWhole: Bool = true
  ) {
    let rounds = cold.flatMap { $0 }
    guard let warm = StartFinding(warm, reference: reference, margin: margin), let first = rounds.first,
      let finding = StartFinding(cold, reference: reference, margin: margin)
    else { return nil }
    self.warm = warm
    self.cold = finding
    coldStarts = rounds.count
    coldNanoseconds = (isWhole ? first.subjects : []).indices.map { subject in
      rounds.compactMap { $0.start?.nanoseconds[subject][0].reduce(0, +) }
    }
  }
}
