/// One contender's time beside another's.
public struct TimeComparison: Codable, Equatable, Sendable {
  /// Whose time is told.
  public var contender: String
  /// Whose time it is divided by.
  public var reference: String
  /// As measured, the harness included; nil for fewer than two launches.
  public var raw: RatioEstimate?
  /// Without the harness; nil when there is too little beside it, or too few launches.
  public var net: RatioEstimate?
  /// The logarithm of each launch's ratio, in their order.
  public var logRatios: [Double]
  /// The chance that the difference seems to exceed the margin and doesn't, corrected for all comparisons of its kind.
  public var probability: Double
  /// What it comes to.
  public var verdict: Verdict

  /// How far the interval reaches to either side, on the logarithmic scale; nil without one.
  public var logHalfWidth: Double? { LaunchMean(of: logRatios)?.halfWidth() }
}
