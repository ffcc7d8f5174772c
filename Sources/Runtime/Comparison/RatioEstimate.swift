internal import Foundation

/// How many times one time is another, with the 95 % interval that several launches give.
public struct RatioEstimate: Codable, Equatable, Sendable {
  /// The ratio: 1.03 takes 3 % longer.
  public var ratio: Double
  /// The lower end of the interval.
  public var low: Double
  /// The upper end of the interval.
  public var high: Double

  /// States an estimate.
  public init(ratio: Double, low: Double, high: Double) {
    self.ratio = ratio
    self.low = low
    self.high = high
  }

  /// - Parameter mean: That of the launches' log ratios.
  init(_ mean: LaunchMean) {
    let interval = mean.interval()
    self.init(ratio: exp(mean.mean), low: exp(interval.lowerBound), high: exp(interval.upperBound))
  }
}
