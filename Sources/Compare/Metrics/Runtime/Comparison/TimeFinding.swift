internal import Foundation

/// What was found about all stories, one story, or one step: everybody's time, and who differs from whom.
package struct TimeFinding: Codable, Equatable, Sendable {
  /// The story; nil for all together.
  package var story: String?
  /// The step; nil for a whole story.
  package var step: String?
  package var times: [TimeSummary]
  /// Every implementation beside every other one, what is timed beside the reference only, and of all stories together every one beside the replay
  /// baseline.
  package var comparisons: [TimeComparison]
  /// The implementations by who can't be told from whom.
  package var tieGroups: [[String]]

  package func time(of subject: String) -> TimeSummary? { times.first { $0.subject == subject } }

  package func comparison(of subject: String, to reference: String) -> TimeComparison? {
    comparisons.first { $0.subject == subject && $0.reference == reference }
  }
}

/// How long one subject took, over all rounds of all processes, in nanoseconds a run.
package struct TimeSummary: Codable, Equatable, Sendable {
  package var subject: String
  package var least: Double
  package var median: Double
  package var ninetyFifth: Double
  /// How many samples lie above the upper quartile by more than three times the distance of the quartiles. They count as well.
  package var outliers: Int
  /// The part of the median that the harness alone takes.
  package var harnessShare: Double?

  /// Sums up samples; nil without any.
  init?(_ subject: String, samples: [Double], harness: Double?) {
    guard let median = Statistics.median(of: samples), let least = samples.min(),
      let ninetyFifth = Statistics.percentile(0.95, of: samples),
      let lower = Statistics.percentile(0.25, of: samples), let upper = Statistics.percentile(0.75, of: samples)
    else { return nil }
    self.subject = subject
    self.least = least
    self.median = median
    self.ninetyFifth = ninetyFifth
    outliers = samples.count { $0 > upper + 3 * (upper - lower) }
    harnessShare = harness.map { $0 / max(median, 1) }
  }
}

/// One subject's time beside another's.
package struct TimeComparison: Codable, Equatable, Sendable {
  package var subject: String
  package var reference: String
  /// As measured, the harness included; nil for fewer than two processes.
  package var raw: RatioEstimate?
  /// Without the harness, which is no further evidence and errs by more; nil where the harness is over half, or there are too few processes.
  package var net: RatioEstimate?
  /// The logarithms of the ratios as measured: one of each process, or where there are several sessions of each session.
  package var logRatios: [Double]

  /// By how much processes differ, or sessions: the standard deviation of the log ratios; nil for fewer than two.
  package var logDeviation: Double? { ProcessMean(of: logRatios).map { $0.variance.squareRoot() } }

  /// What it comes to as measured; undecided for fewer than two processes.
  package var verdict: Verdict { raw?.verdict ?? .undecided }
}

/// How many times one time is another, and what that comes to.
package struct RatioEstimate: Codable, Equatable, Sendable {
  /// The ratio: 1.03 takes 3 % longer.
  package var ratio: Double
  /// The lower end of the 95 % interval that decides.
  package var low: Double
  package var high: Double
  /// What it comes to, which follows from the interval and the margin.
  package var verdict: Verdict

  package init(ratio: Double, low: Double, high: Double, verdict: Verdict) {
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
  }

  /// How far the interval reaches to either side, on the logarithmic scale.
  package var logHalfWidth: Double { log(high / low) / 2 }
}

/// What was found about starting the app: everybody's time, and who differs from whom.
package struct StartFinding: Codable, Equatable, Sendable {
  /// From the launch to the last look.
  package var whole: TimeFinding
  /// The steps from look to look.
  package var steps: [TimeFinding]

  /// Draws it from processes of the program that timed a start, session by session; nil when one didn't, or the reference is not
  /// among the subjects.
  package init?(_ sessions: [[ProcessSamples]], reference: String, margin: Double = EquivalenceMargin.usual) {
    let starts = sessions.map { processes in
      processes.compactMap { process in
        process.start.map {
          ProcessSamples(seed: process.seed, subjects: process.subjects, rounds: process.rounds, benchmarks: [$0])
        }
      }
    }
    guard starts.map(\.count) == sessions.map(\.count),
      let analysis = TimeAnalysis(starts, reference: reference, margin: margin)
    else { return nil }
    whole = analysis.benchmarks[0]
    steps = analysis.parts
  }
}
