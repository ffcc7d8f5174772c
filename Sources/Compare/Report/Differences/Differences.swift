import Results
import Metrics

struct Differences {
  struct Family {
    let title: String
    /// The largest first, grouped by scale.
    let ranked: [Difference]

    func largest(_ count: Int) -> [Difference] {
      Difference.Scale.allCases.flatMap { scale in ranked.filter { $0.scale == scale }.prefix(count) }
    }
  }

  let subject: String
  let base: String
  let families: [Family]

  init(of subject: String, against base: String, in table: MeasureTable) {
    self.subject = subject
    self.base = base
    let rows = table.rows.filter(\.isCompared)
    let real = rows.compactMap { row in row.difference(of: subject, against: base).map { (row, $0) } }
      .filter { $1.isReal }
    families = SuitePart.allCases.compactMap { part in
      let ranked = real.filter { $1.measure.part == part }.map(\.1)
        .sorted { ($0.scale, -$0.size) < ($1.scale, -$1.size) }
      return ranked.isEmpty ? nil : Family(title: part.title, ranked: ranked)
    }
  }
}

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
