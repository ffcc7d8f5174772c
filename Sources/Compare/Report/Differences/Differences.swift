import Results
import Metrics

/// All differences between two architectures, family by family: found by arithmetic, judged by nobody.
struct Differences {
  struct Family {
    let title: String
    /// The largest first, those on one scale together.
    let ranked: [Difference]

    /// So many of each scale, and the rest.
    func split(after count: Int) -> (first: [Difference], rest: [Difference]) {
      let byScale = Difference.Scale.allCases.map { scale in ranked.filter { $0.scale == scale } }
      return (byScale.flatMap { $0.prefix(count) }, byScale.flatMap { $0.dropFirst(count) })
    }
  }

  let subject: String
  let base: String
  /// The code lines, and behind them what goes with these so closely that it counts as one with them.
  let size: [Difference]
  /// What is surely different besides.
  let families: [Family]
  /// What is counted and equal.
  let equal: [Difference]
  /// What is sampled and the same within the margin.
  let same: [Difference]
  /// What is sampled and can't be told apart, or nobody knows how sure it is.
  let undecided: [Difference]

  init(of subject: String, against base: String, in table: MeasureTable) {
    self.subject = subject
    self.base = base
    let rows = table.rows.filter(\.isCompared)
    let all = rows.compactMap { row in row.difference(of: subject, against: base).map { (row, $0) } }
    let real = all.filter { $1.isReal }
    let code = "lines.code"
    size = real.filter { row, _ in row.isSize }.map(\.1).sorted { $0.measure.id == code && $1.measure.id != code }
    families = SuitePart.allCases.compactMap { part in
      let ranked = real.filter { !$0.isSize && $1.measure.part == part }.map(\.1)
        .sorted { ($0.scale, -$0.size) < ($1.scale, -$1.size) }
      return ranked.isEmpty ? nil : Family(title: part.title, ranked: ranked)
    }
    equal = all.map(\.1).filter { $0.certainty == .exact && !$0.isReal }
    same = all.map(\.1).filter { $0.certainty == .same }
    undecided = all.map(\.1).filter { $0.certainty == .undecided || $0.certainty == .unknown }
  }
}

/// What the timing says of two implementations, whichever of them it had first.
struct TimeEstimate {
  /// How many times, and what that comes to; nil for too few processes, or where the harness hides it.
  let ratio: RatioEstimate?

  /// Looks up two subjects over all stories; nil when they were not compared.
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
