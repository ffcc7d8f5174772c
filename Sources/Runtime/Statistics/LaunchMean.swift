internal import Foundation

/// What several launches of a process say together, each with one value.
///
/// Where code and data come to lie differs from launch to launch and stays within one: samples of the same launch share
/// that error, so launches, not samples, are what is counted. After Kalibera and Jones, "Rigorous Benchmarking in
/// Reasonable Time" (ISMM 2013).
public struct LaunchMean: Equatable, Sendable {
  /// The mean of the launches' values.
  public let mean: Double

  /// How far such means lie from the truth: s/√n.
  public let standardError: Double

  private let distribution: StudentT

  /// - Parameter values: One of each launch, finite.
  /// - Returns: `nil` for fewer than two, which say nothing about how far they are off.
  public init?(of values: [Double]) {
    guard values.count > 1 else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
    standardError = (squares / (count - 1) / count).squareRoot()
    distribution = StudentT(degreesOfFreedom: count - 1)
  }

  /// How far the interval reaches to either side of the mean.
  /// - Parameter coverage: The probability to hold the true mean when launches differ normally, above 0 and below 1.
  public func halfWidth(coverage: Double = 0.95) -> Double {
    distribution.value(exceededWith: (1 - coverage) / 2) * standardError
  }

  /// The interval from a half width below the mean to one above.
  public func interval(coverage: Double = 0.95) -> ClosedRange<Double> {
    let halfWidth = halfWidth(coverage: coverage)
    return (mean - halfWidth)...(mean + halfWidth)
  }

  /// How likely a mean this far beyond ±margin is when the truth lies within: small when the difference is real and matters.
  ///
  /// It is at most 0.05 when the whole 95 % interval lies beyond the margin; two-sided.
  /// - Parameter margin: 0 or more, in the unit of the values.
  public func probability(ofBeingBeyond margin: Double) -> Double {
    let excess = abs(mean) - margin
    guard excess > 0 else { return 1 }
    guard standardError > 0 else { return 0 }
    return min(1, 2 * distribution.upperTail(excess / standardError))
  }
}
