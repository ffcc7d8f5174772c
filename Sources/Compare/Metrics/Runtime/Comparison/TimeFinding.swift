internal import Foundation

package struct TimeFinding: Codable, Equatable, Sendable {
  /// `nil` for all stories.
  package var story: String?
  /// `nil` for a whole story.
  package var step: String?
  package var times: [TimeSummary]
  /// All pairs of implementations, other subjects with the reference, and, over all stories, implementations with the
  /// replay baseline.
  package var comparisons: [TimeComparison]
  package var tieGroups: [[String]]

  package func time(of subject: String) -> TimeSummary? { times.first { $0.subject == subject } }

  package func comparison(of subject: String, to reference: String) -> TimeComparison? {
    comparisons.first { $0.subject == subject && $0.reference == reference }
  }

  /// Only the comparisons with the reference, without the ratios of single processes.
  package func condensed(to reference: String) -> TimeFinding {
    var finding = self
    finding.comparisons.removeAll { $0.reference != reference }
    for index in finding.comparisons.indices { finding.comparisons[index].logRatios = [] }
    return finding
  }
}

/// A subject's time over all rounds of all processes, in nanoseconds a run.
package struct TimeSummary: Codable, Equatable, Sendable {
  package var subject: String
  package var least: Double
  package var median: Double
  package var ninetyFifth: Double
  /// The number of samples more than three interquartile ranges above the upper quartile. They count too.
  package var outliers: Int
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

package struct TimeComparison: Codable, Equatable, Sendable {
  package var subject: String
  package var reference: String
  /// With the harness; `nil` for fewer than two processes.
  package var raw: RatioEstimate?
  /// Without the harness; `nil` if the harness takes over half, or for fewer than two processes.
  package var net: RatioEstimate?
  /// One for each process, or for each of several sessions; empty if they weren't kept.
  package var logRatios: [Double]

  package var verdict: Verdict { raw?.verdict ?? .undecided }
}

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

package struct StartFinding: Codable, Equatable, Sendable {
  /// From the launch to the last look.
  package var whole: TimeFinding
  /// The steps from look to look.
  package var steps: [TimeFinding]

  /// Fails if a process didn't time a start, or the reference isn't among the subjects.
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

package enum Verdict: String, Codable, CaseIterable, Equatable, Sendable {
  case slower
  case faster
  case same
  case undecided

  /// - Parameters:
  ///   - interval: The interval of the log ratio.
  ///   - margin: The margin on the logarithmic scale.
  ///   - mayBeSame: False if the A/A control isn't the same.
  init(_ interval: ClosedRange<Double>, margin: Double, mayBeSame: Bool) {
    if interval.lowerBound > margin {
      self = .slower
    } else if interval.upperBound < -margin {
      self = .faster
    } else if mayBeSame, interval.lowerBound > -margin, interval.upperBound < margin {
      self = .same
    } else {
      self = .undecided
    }
  }

  package var isDifference: Bool { self == .slower || self == .faster }
}

package enum EquivalenceMargin {
  /// 3 %. Code layout decides smaller differences; see Mytkowicz et al., "Producing Wrong Data Without Doing Anything
  /// Obviously Wrong!" (ASPLOS 2009).
  package static let usual = 1.03
}

/// Groups of items that don't differ significantly.
///
/// A may tie with B and B with C while A and C differ, so an item may be in several groups. Each is as large as
/// possible. They are the letters of a compact display after Piepho, "An Algorithm for a Letter-Based Representation of
/// All-Pairwise Comparisons" (Journal of Computational and Graphical Statistics 13, 2004).
package enum TieGroups {
  /// The groups; every item is in at least one.
  /// - Parameter differs: Returns whether two items, given by their numbers, differ significantly.
  package static func groups(of count: Int, differs: (Int, Int) -> Bool) -> [[Int]] {
    var groups: [Set<Int>] = count > 0 ? [Set(0..<count)] : []
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1) where differs(first, second) {
        groups = groups.flatMap { group in
          group.isSuperset(of: [first, second]) ? [group.subtracting([first]), group.subtracting([second])] : [group]
        }
        groups = largest(of: groups)
      }
    }
    return groups.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func largest(of groups: [Set<Int>]) -> [Set<Int>] {
    Set(groups).filter { group in !groups.contains { $0.isStrictSuperset(of: group) } }
  }
}
