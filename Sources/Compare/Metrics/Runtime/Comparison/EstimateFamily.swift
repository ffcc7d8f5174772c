internal import Foundation

/// Comparisons of one kind, which share a variance and an error rate.
struct EstimateFamily {
  enum Guarantee {
    /// All intervals hold at once with 95 % probability, as differences of this many means (Tukey).
    case simultaneous(means: Int)
    /// At least 95 % of the intervals that decide something hold (Benjamini and Yekutieli).
    case discoveries
  }

  private static let wrong = 0.05
  let guarantee: Guarantee
  /// The number of subjects in each scope; it limits the degrees of freedom.
  let subjects: Int
  /// On the logarithmic scale.
  let margin: Double

  /// - Parameter means: The means of the log ratios, over equally many processes or sessions each.
  func estimates(of means: [ProcessMean?], mayBeSame: [Bool]) -> [RatioEstimate?] {
    guard let count = means.lazy.compactMap(\.self).first?.count else { return means.map { _ in nil } }
    let own = Double(count - 1)
    let shared = SharedVariance(
      of: means.compactMap { $0?.variance }, ownDegrees: own, atMost: own * Double(subjects - 1))
    let errors = means.map { mean in mean.map { (shared.moderated($0.variance) / Double(count)).squareRoot() } ?? 0 }
    let value = criticalValue(means, errors, mayBeSame, StudentT(degreesOfFreedom: shared.degreesOfFreedom))
    return means.indices.map { index in
      means[index].map { mean in
        // Keeps the interval finite if there are two processes and many comparisons.
        let reach = min(value * errors[index], 200)
        let interval = (mean.mean - reach)...(mean.mean + reach)
        return RatioEstimate(
          ratio: exp(mean.mean), low: exp(interval.lowerBound), high: exp(interval.upperBound),
          verdict: Verdict(interval, margin: margin, mayBeSame: mayBeSame[index]))
      }
    }
  }

  /// The half-width of the intervals in standard errors.
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

  /// The level at which the whole interval is beyond the margin, or within it.
  private func probability(
    of mean: ProcessMean, _ error: Double, _ mayBeSame: Bool, _ distribution: StudentT
  ) -> Double {
    let distance = abs(mean.mean) - margin
    guard distance > 0 || mayBeSame else { return 1 }
    return error > 0 ? 2 * distribution.upperTail(abs(distance) / error) : 0
  }
}

/// Limits the share of wrong decisions, however many comparisons there are. Benjamini and Hochberg, "Controlling the
/// False Discovery Rate" (Journal of the Royal Statistical Society B 57, 1995).
enum FalseDiscoveries {
  /// The level of intervals that agree with the decisions: the share times the number of decisions, divided by the
  /// number of comparisons. See Benjamini and Yekutieli, "False Discovery Rate–Adjusted Multiple Confidence Intervals
  /// for Selected Parameters" (Journal of the American Statistical Association 100, 2005).
  /// - Parameter probabilities: The level at which each comparison would be decided.
  static func level(_ probabilities: [Double], share: Double) -> Double {
    let step = share / Double(max(probabilities.count, 1))
    let decided = probabilities.sorted().enumerated().last { $1 <= step * Double($0 + 1) }?.offset ?? 0
    return step * Double(decided + 1)
  }
}
