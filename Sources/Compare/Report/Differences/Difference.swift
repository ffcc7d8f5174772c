import Foundation
import Results

package struct Difference {
  enum Certainty: Equatable {
    /// Both numbers are counted.
    case exact
    /// Significantly different, with the interval of the ratio if it is known.
    case toldApart(ClosedRange<Double>?)
    /// The whole interval is within the margin.
    case same
    /// Neither significant nor ruled out.
    case undecided
    /// Sampled without an interval.
    case unknown
  }

  let measure: Measure
  let value: Double
  let base: Double
  /// The ratio to the base; for an exponent, of the costs in a guide ten times as large. Nil if one of them is 0.
  let factor: Double?
  let certainty: Certainty

  package init(
    _ measure: Measure, _ value: MeasuredValue, against base: MeasuredValue, estimate: TimeEstimate? = nil
  ) {
    self.measure = measure
    self.value = value.number
    self.base = base.number
    let isExponent = measure.unit == .exponent
    let quotient: Double? =
      isExponent
      ? pow(10, value.number - base.number)
      : value.number > 0 && base.number > 0 ? value.number / base.number : nil
    factor = estimate?.ratio?.ratio ?? quotient
    certainty = estimate?.certainty ?? Self.certainty(of: value, base, isExponent: isExponent, in: measure)
  }

  private static func certainty(
    of value: MeasuredValue, _ base: MeasuredValue, isExponent: Bool, in measure: Measure
  ) -> Certainty {
    guard let one = value.interval, let other = base.interval else {
      let isCounted = value.interval == nil && base.interval == nil && !measure.isTimed
      return isCounted ? .exact : .unknown
    }
    guard !one.overlaps(other) else { return .undecided }
    if isExponent {
      return .toldApart(pow(10, one.lowerBound - other.upperBound)...pow(10, one.upperBound - other.lowerBound))
    }
    guard one.lowerBound > 0, other.lowerBound > 0 else { return .toldApart(nil) }
    return .toldApart((one.lowerBound / other.upperBound)...(one.upperBound / other.lowerBound))
  }
}

package enum DifferenceWording {
  /// A short text for a cell: `×2.8`, `+3.1 points`, `same`.
  package static func short(_ difference: Difference) -> String {
    switch difference.certainty {
    case .same: return "no meaningful difference"
    case .undecided: return "no clear difference"
    case .exact, .toldApart, .unknown: break
    }
    let between = NumberText.difference(difference.value - difference.base, difference.measure.unit)
    switch difference.measure.unit {
    case .exponent, .share: return between
    default:
      return difference.value == difference.base ? "equal" : difference.factor.map { NumberText.ratio($0) } ?? between
    }
  }

  static func certainty(_ difference: Difference) -> String {
    switch difference.certainty {
    case .exact: "Counted: the same in every run."
    case .toldApart(let interval):
      interval.map {
        "Sampled: they differ, 95 % interval \(NumberText.text($0, .ratio))."
      } ?? "Sampled: the 95 % intervals don’t touch."
    case .same: "Sampled: no meaningful difference, the 95 % interval is within the margin."
    case .undecided: "Sampled: no difference was found, nor ruled out."
    case .unknown: "Sampled, without an interval: nobody knows how sure it is."
    }
  }
}
