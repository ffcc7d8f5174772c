internal import Foundation

/// A finding about all stories, a story or a step: times and comparisons.
package struct TimeFinding: Codable, Equatable, Sendable {
  /// `nil` for all stories.
  package var story: String?
  /// `nil` for a whole story.
  package var step: String?
  package var times: [TimeSummary]
  /// All pairs of implementations, other subjects with the reference, and over all stories implementations with the
  /// replay baseline.
  package var comparisons: [TimeComparison]
  /// Groups of implementations that don't differ significantly.
  package var tieGroups: [[String]]

  package func time(of subject: String) -> TimeSummary? { times.first { $0.subject == subject } }

  package func comparison(of subject: String, to reference: String) -> TimeComparison? {
    comparisons.first { $0.subject == subject && $0.reference == reference }
  }
}

/// A subject's time over all rounds of all processes, in nanoseconds a run.
package struct TimeSummary: Codable, Equatable, Sendable {
  package var subject: String
  package var least: Double
  package var median: Double
  package var ninetyFifth: Double
  /// The number of samples more than three interquartile ranges above the upper quartile. They count as well.
  package var outliers: Int
  /// The harness's share of the median.
  package var harnessShare: Double?

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

/// A subject's time compared with another's.
package struct TimeComparison: Codable, Equatable, Sendable {
  package var subject: String
  package var reference: String
  /// With the harness; `nil` for fewer than two processes.
  package var raw: RatioEstimate?
  /// Without the harness; `nil` where that takes over half, or for fewer than two processes.
  package var net: RatioEstimate?
  /// The logarithms of the ratios, one for each process, or for each of several sessions.
  package var logRatios: [Double]

  package var verdict: Verdict { raw?.verdict ?? .undecided }
}

/// The ratio of two times with its interval and verdict.
package struct RatioEstimate: Codable, Equatable, Sendable {
  /// 1.03 takes 3 % longer.
  package var ratio: Double
  /// The lower end of the 95 % interval.
  package var low: Double
  package var high: Double
  package var verdict: Verdict

  package init(ratio: Double, low: Double, high: Double, verdict: Verdict) {
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
  }

  /// The half-width of the interval on the logarithmic scale.
  package var logHalfWidth: Double { log(high / low) / 2 }
}

/// A finding about starts of the app.
package struct StartFinding: Codable, Equatable, Sendable {
  /// From the launch to the last look.
  package var whole: TimeFinding
  /// The steps from look to look.
  package var steps: [TimeFinding]

  /// Analyses starts; `nil` when a process didn't time one, or the reference isn't among the subjects.
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
