internal import Foundation

/// How many times one time is another, and what that comes to.
public struct RatioEstimate: Codable, Equatable, Sendable {
  /// The ratio: 1.03 takes 3 % longer.
  public var ratio: Double
  /// The lower end of the 95 % interval that decides.
  public var low: Double
  /// The upper end of the interval.
  public var high: Double
  /// What it comes to, which follows from the interval and the margin.
  public var verdict: Verdict

  /// States an estimate.
  public init(ratio: Double, low: Double, high: Double, verdict: Verdict) {
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
  }

  /// How far the interval reaches to either side, on the logarithmic scale.
  public var logHalfWidth: Double { log(high / low) / 2 }
}
