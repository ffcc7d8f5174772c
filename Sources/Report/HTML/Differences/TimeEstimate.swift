import Runtime

/// What the timing says of two implementations, whichever of them it had first.
struct TimeEstimate {
  /// How many times; nil for too few launches, or where the harness hides it.
  let ratio: RatioEstimate?
  /// What it comes to.
  let verdict: Verdict

  /// Looks up two contenders over all stories; nil when they were not compared.
  init?(of contender: String, against reference: String, in finding: TimeFinding, withoutHarness: Bool) {
    func estimate(_ comparison: TimeComparison) -> RatioEstimate? { withoutHarness ? comparison.net : comparison.raw }
    if let found = finding.comparison(of: contender, to: reference) {
      ratio = estimate(found)
      verdict = found.verdict
    } else if let found = finding.comparison(of: reference, to: contender) {
      ratio = estimate(found).map { RatioEstimate(ratio: 1 / $0.ratio, low: 1 / $0.high, high: 1 / $0.low) }
      switch found.verdict {
      case .slower: verdict = .faster
      case .faster: verdict = .slower
      case .same, .undecided: verdict = found.verdict
      }
    } else {
      return nil
    }
  }

  /// How sure the difference is.
  var certainty: Difference.Certainty {
    switch verdict {
    case .slower, .faster: ratio.map { .toldApart($0.low...$0.high) } ?? .unknown
    case .same: .same
    case .undecided: .undecided
    }
  }
}
