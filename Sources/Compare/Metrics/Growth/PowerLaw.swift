internal import Foundation

/// The growth of a cost as a power of a size: an exponent of 0 is none, 1 is proportional.
///
/// The exponent is the slope of the least-squares line through the logarithms of both. Its interval is Student's, with
/// two degrees of freedom fewer than there are points; see Draper and Smith, "Applied Regression Analysis" (1998),
/// §1.4. The lack of fit, compared with the error among costs of one size, shows whether a single power describes the
/// cost (§2.1).
package struct PowerLaw: Equatable, Sendable, Codable {
  package let exponent: Double

  /// The half-width of the interval; nil for two points, which every line fits.
  package let margin: Double?

  /// The exponent from each size to the next; they rise if the cost has a constant term.
  package let steps: [Double]

  /// True if no single power fits, at a level of 1 %; then only the steps mean anything.
  package let isPoor: Bool

  /// Fits a line to the logarithms. Fails for fewer than two different sizes, a different number of costs, or a size or
  /// cost that has no logarithm.
  /// - Parameters:
  ///   - costs: In the order of the sizes; all above 0, or all 0 for work that is never done.
  ///   - coverage: The probability that the interval holds the true exponent, above 0 and below 1.
  package init?(sizes: [Double], costs: [Double], coverage: Double = 0.95) {
    let hasLogarithm = { (number: Double) in number > 0 && number.isFinite }
    guard sizes.count == costs.count, Set(sizes).count > 1, sizes.allSatisfy(hasLogarithm), coverage > 0, coverage < 1,
      costs.allSatisfy({ $0 == 0 }) || costs.allSatisfy(hasLogarithm)
    else { return nil }
    let x = sizes.map { log($0) }
    let y = costs.map { $0 == 0 ? 0 : log($0) }
    let count = Double(x.count)
    let meanX = x.reduce(0, +) / count
    let meanY = y.reduce(0, +) / count
    let spread = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let slope = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
    let leftOver = zip(x, y).reduce(0) { sum, point in
      let distance = point.1 - meanY - slope * (point.0 - meanX)
      return sum + distance * distance
    }
    exponent = slope
    let freedom = x.count - 2
    margin =
      freedom > 0
      ? StudentT(degreesOfFreedom: Double(freedom)).value(exceededWith: (1 - coverage) / 2)
        * sqrt(leftOver / Double(freedom) / spread) : nil
    let groups = Dictionary(grouping: zip(x, y), by: \.0).sorted { $0.key < $1.key }.map { size, points in
      let values = points.map(\.1)
      return (x: size, values: values, mean: values.reduce(0, +) / Double(values.count))
    }
    steps = zip(groups.dropFirst(), groups).map { next, last in (next.mean - last.mean) / (next.x - last.x) }
    let pureError = groups.reduce(0) { sum, group in
      sum + group.values.reduce(0) { $0 + ($1 - group.mean) * ($1 - group.mean) }
    }
    isPoor = Self.isPoor(
      lack: leftOver - pureError, Double(groups.count - 2), pureError, Double(x.count - groups.count))
  }

  /// Tests for lack of fit with Fisher's F, the ratio of the mean squares.
  private static func isPoor(lack: Double, _ degrees: Double, _ error: Double, _ errorDegrees: Double) -> Bool {
    // A smaller deviation is a rounding error.
    guard degrees > 0, errorDegrees > 0, lack > 1e-12 else { return false }
    return IncompleteBeta.value(errorDegrees / 2, degrees / 2, at: error / (error + lack)) < 0.01
  }
}
