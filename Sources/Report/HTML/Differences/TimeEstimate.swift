import Runtime

/// What the timing says of two implementations, whichever of them it had first.
struct TimeEstimate {
  /// How many times, and what that comes to; nil for too few launches, or where the harness hides it.
  let ratio: RatioEstimate?

  /// Looks up two contenders over all stories; nil when they were not compared.
  init?(of contender: String, against reference: String, in finding: TimeFinding, withoutHarness: Bool) {
    func estimate(_ comparison: TimeComparison) -> RatioEstimate? { withoutHarness ? comparison.net : comparison.raw }
    if let found = finding.comparison(of: contender, to: reference) {
      ratio = estimate(found)
    } else if let found = finding.comparison(of: reference, to: contender) {
      ratio = estimate(found)?.inverse
    } else {
      return nil
    }
  }

  /// How sure the difference is.
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
  /// How many times the other one is.
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
