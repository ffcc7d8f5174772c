/// One contender's time beside another's.
public struct TimeComparison: Codable, Equatable, Sendable {
  /// Whose time is told.
  public var contender: String
  /// Whose time it is divided by.
  public var reference: String
  /// As measured, the harness included; nil for fewer than two launches.
  public var raw: RatioEstimate?
  /// Without the harness, which is no further evidence and errs by more; nil where the harness is over half, or there are too few launches.
  public var net: RatioEstimate?
  /// The logarithms of the ratios as measured: one of each launch, or where there are several sessions of each session.
  public var logRatios: [Double]

  /// By how much launches differ, or sessions: the standard deviation of the log ratios; nil for fewer than two.
  public var logDeviation: Double? { LaunchMean(of: logRatios).map { $0.variance.squareRoot() } }

  /// What it comes to as measured; undecided for fewer than two launches.
  public var verdict: Verdict { raw?.verdict ?? .undecided }
}
