import Foundation
import Runtime

/// How one architecture's number differs from another's, and how sure that is.
struct Difference {
  /// How far a difference can be trusted.
  enum Certainty: Equatable {
    /// Both are counted: the same in every run of these sources.
    case exact
    /// Sampled, and told apart: how many times at least and at most, where that is known.
    case toldApart(ClosedRange<Double>?)
    /// Sampled, and the same within the margin.
    case same
    /// Sampled; more of it might tell.
    case undecided
    /// Sampled, and nobody knows how far it is off.
    case unknown
  }

  /// What two numbers are compared by, as fits their kind: sizes on one of these can be put in order, and on two of them can't.
  enum Scale: Int, Comparable, CaseIterable {
    /// Sizes, times and large counts by how many times one is the other: the difference of the logarithms.
    case ratio
    /// Shares by Cohen's h, the difference of 2·asin √p (“Statistical Power Analysis for the Behavioral Sciences”, 1988).
    case share
    /// Small counts by the difference of the square roots, which tells 0 from 3 as well as 4 from 12.
    case count

    /// The order in which they are told.
    static func < (first: Scale, second: Scale) -> Bool { first.rawValue < second.rawValue }
  }

  /// Below this a count is small.
  private static let leastRatio = 10.0

  /// What is compared.
  let measure: Measure
  /// The number that is told.
  let value: Double
  /// What it is compared with.
  let base: Double
  /// How many times the base; of an exponent, of the cost in a guide ten times as large. Nil where one of them is 0.
  let factor: Double?
  /// What its size is told on.
  let scale: Scale
  /// How large it is on that scale, whichever way.
  let size: Double
  /// How sure it is.
  let certainty: Certainty

  /// Compares two values of a measure.
  /// - Parameter estimate: What the timing says of these two; nil where nothing was timed.
  init(_ measure: Measure, _ value: MeasuredValue, against base: MeasuredValue, estimate: TimeEstimate? = nil) {
    self.measure = measure
    self.value = value.number
    self.base = base.number
    let isExponent = measure.unit == .exponent
    let quotient: Double? =
      isExponent
      ? pow(10, value.number - base.number)
      : value.number > 0 && base.number > 0 ? value.number / base.number : nil
    factor = estimate?.ratio?.ratio ?? quotient
    (scale, size) = Self.size(of: value.number, base.number, factor, measure.unit)
    certainty = estimate?.certainty ?? Self.certainty(of: value, base, isExponent: isExponent, in: measure)
  }

  /// Whether it is more than chance would do.
  var isReal: Bool {
    switch certainty {
    case .exact: value != base
    case .toldApart: true
    case .same, .undecided, .unknown: false
    }
  }

  private static func size(
    of value: Double, _ base: Double, _ factor: Double?, _ unit: Measure.Unit
  ) -> (Scale, Double) {
    let isSmall = [.count, .points].contains(unit) && min(value, base) < leastRatio
    if unit == .share { return (.share, abs(angle(of: value) - angle(of: base))) }
    if let factor, !isSmall { return (.ratio, abs(log(factor))) }
    return (.count, abs(root(of: value) - root(of: base)))
  }

  private static func angle(of share: Double) -> Double { 2 * asin(min(max(share, 0), 1).squareRoot()) }

  private static func root(of count: Double) -> Double { count < 0 ? -(-count).squareRoot() : count.squareRoot() }

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
