import Results
import Metrics

/// The timing of two implementations, in either order.
package struct TimeEstimate {
  /// The ratio; nil if there are too few processes or the harness hides it.
  let ratio: RatioEstimate?

  /// Returns nil if they weren't compared.
  init?(of subject: String, against reference: String, in finding: TimeFinding, withoutHarness: Bool) {
    func estimate(_ comparison: TimeComparison) -> RatioEstimate? { withoutHarness ? comparison.net : comparison.raw }
    if let found = finding.comparison(of: subject, to: reference) {
      ratio = estimate(found)
    } else if let found = finding.comparison(of: reference, to: subject) {
      ratio = estimate(found)?.inverse
    } else {
      return nil
    }
  }

  var certainty: Difference.Certainty {
    guard let ratio else { return .undecided }
    return switch ratio.verdict {
    case .slower, .faster: .toldApart(ratio.low...ratio.high)
    case .same: .same
    case .undecided: .undecided
    }
  }
}

extension RatioEstimate {
  fileprivate var inverse: RatioEstimate {
    let opposite: Verdict =
      switch verdict {
      case .slower: .faster
      case .faster: .slower
      case .same, .undecided: verdict
      }
    return RatioEstimate(ratio: 1 / ratio, low: 1 / high, high: 1 / low, verdict: opposite)
  }
}
