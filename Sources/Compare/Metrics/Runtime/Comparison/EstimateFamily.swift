internal import Foundation

/// Comparisons of one kind, which share what is known of their variance and what may be wrong among them.
struct EstimateFamily {
  /// What the intervals hold.
  enum Guarantee {
    /// With a probability of 95 % all of them the truth, as differences of this many means (Tukey).
    case simultaneous(means: Int)
    /// Of those that decide something, at least 95 % the truth (Benjamini and Yekutieli).
    case discoveries
  }

  private static let wrong = 0.05
  let guarantee: Guarantee
  /// How many subjects are compared in each scope: they have no more degrees of freedom together than they are.
  let subjects: Int
  /// On the logarithmic scale.
  let margin: Double

  /// - Parameters:
  ///   - means: Those of the log ratios, all of as many processes or sessions; nil where there is none.
  ///   - mayBeSame: Whether each may be called the same.
  func estimates(of means: [ProcessMean?], mayBeSame: [Bool]) -> [RatioEstimate?] {
    guard let count = means.lazy.compactMap(\.self).first?.count else { return means.map { _ in nil } }
    let own = Double(count - 1)
    let shared = SharedVariance(
      of: means.compactMap { $0?.variance }, ownDegrees: own, atMost: own * Double(subjects - 1))
    let errors = means.map { mean in mean.map { (shared.moderated($0.variance) / Double(count)).squareRoot() } ?? 0 }
    let value = criticalValue(means, errors, mayBeSame, StudentT(degreesOfFreedom: shared.degreesOfFreedom))
    return means.indices.map { index in
      means[index].map { mean in
        // Two processes among many comparisons know next to nothing, and their interval is still a number.
        let reach = min(value * errors[index], 200)
        let interval = (mean.mean - reach)...(mean.mean + reach)
        return RatioEstimate(
          ratio: exp(mean.mean), low: exp(interval.lowerBound), high: exp(interval.upperBound),
          verdict: Verdict(interval, margin: margin, mayBeSame: mayBeSame[index]))
      }
    }
  }

  /// How many standard errors the intervals reach to either side.
  private func criticalValue(
    _ means: [ProcessMean?], _ errors: [Double], _ mayBeSame: [Bool], _ distribution: StudentT
  ) -> Double {
    switch guarantee {
    case .simultaneous(let count):
      return StudentizedRange(means: count, degreesOfFreedom: distribution.degreesOfFreedom)
        .criticalValue(exceededWith: Self.wrong)
    case .discoveries:
      let probabilities = means.indices.compactMap { index in
        means[index].map { probability(of: $0, errors[index], mayBeSame[index], distribution) }
      }
      return distribution.value(exceededWith: FalseDiscoveries.level(probabilities, share: Self.wrong) / 2)
    }
  }

  /// The level at which the interval leaves the margin behind, or lies within.
  private func probability(
    of mean: ProcessMean, _ error: Double, _ mayBeSame: Bool, _ distribution: StudentT
  ) -> Double {
    let distance = abs(mean.mean) - margin
    guard distance > 0 || mayBeSame else { return 1 }
    return error > 0 ? 2 * distribution.upperTail(abs(distance) / error) : 0
  }
}

/// Keeps the share of what is decided wrongly where it should be, however many comparisons are made.
///
/// Benjamini and Hochberg, "Controlling the False Discovery Rate" (Journal of the Royal Statistical Society B 57, 1995).
enum FalseDiscoveries {
  /// The level at which those intervals miss the truth that are drawn so that they agree with what is decided, as Benjamini and
  /// Yekutieli have it in "False Discovery Rate–Adjusted Multiple Confidence Intervals for Selected Parameters" (Journal of the
  /// American Statistical Association 100, 2005): the share times as many as are decided, divided by all.
  /// - Parameters:
  ///   - probabilities: At which level each would be decided, from 0 to 1.
  ///   - share: Of what is decided, at most this is wrong on average.
  static func level(_ probabilities: [Double], share: Double) -> Double {
    let step = share / Double(max(probabilities.count, 1))
    let decided = probabilities.sorted().enumerated().last { $1 <= step * Double($0 + 1) }?.offset ?? 0
    return step * Double(decided + 1)
  }
}
