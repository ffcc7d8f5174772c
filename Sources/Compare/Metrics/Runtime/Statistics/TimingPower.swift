internal import Foundation

/// How likely a difference is found that is there, before anything is measured.
///
/// Processes or sessions differ normally; the interval is that of all pairs together, with what they know of their variance shared.
package struct TimingPower: Sendable {
  private let implementations: Int
  private let deviation: Double
  private let margin: Double

  /// - Parameters:
  ///   - implementations: How many are compared with each other; 2 or more.
  ///   - deviation: By how much the log ratios of processes differ, or those of sessions where there are several: a standard deviation above 0.
  ///   - margin: What a ratio must exceed to be called a difference.
  package init(implementations: Int, deviation: Double, margin: Double = EquivalenceMargin.usual) {
    self.implementations = implementations
    self.deviation = deviation
    self.margin = margin
  }

  /// The probability that two of them are told apart.
  /// - Parameters:
  ///   - ratio: How many times the other's time one truly takes, above 1.
  ///   - count: How many processes, or sessions, there are; 2 or more.
  package func probability(ofFinding ratio: Double, in count: Int) -> Double {
    probability(ofFinding: ratio, in: count, reach: reach(in: count))
  }

  /// The ratio that is found four times in five.
  package func ratioFound(in count: Int) -> Double {
    let reach = reach(in: count)
    return Root.find(between: margin, and: margin * exp(20 * reach * deviation), precision: 1e-6) {
      probability(ofFinding: $0, in: count, reach: reach) - 0.8
    }
  }

  private func probability(ofFinding ratio: Double, in count: Int, reach: Double) -> Double {
    let distance = log(ratio / margin) / deviation * Double(count).squareRoot()
    return EstimatedDeviation(degreesOfFreedom: degrees(in: count)).mean { Normal.below(distance - reach * $0) }
  }

  /// How many standard errors the interval reaches to either side.
  private func reach(in count: Int) -> Double {
    StudentizedRange(means: implementations, degreesOfFreedom: degrees(in: count)).criticalValue(exceededWith: 0.05)
  }

  private func degrees(in count: Int) -> Double { Double((implementations - 1) * (count - 1)) }
}
