/// How long one contender took, over all rounds of all launches, in nanoseconds a run.
public struct TimeSummary: Codable, Equatable, Sendable {
  /// Who.
  public var contender: String
  /// The least sample.
  public var least: Double
  /// The median of the samples.
  public var median: Double
  /// The 95th percentile of the samples.
  public var ninetyFifth: Double
  /// How many samples lie above the upper quartile by more than three times the distance of the quartiles. They count as well.
  public var outliers: Int
  /// The part of the median that the harness alone takes.
  public var harnessShare: Double?

  /// Sums up samples; nil without any.
  init?(_ contender: String, samples: [Double], harness: Double?) {
    guard let median = Statistics.median(of: samples), let least = samples.min(),
      let ninetyFifth = Statistics.percentile(0.95, of: samples),
      let lower = Statistics.percentile(0.25, of: samples), let upper = Statistics.percentile(0.75, of: samples)
    else { return nil }
    self.contender = contender
    self.least = least
    self.median = median
    self.ninetyFifth = ninetyFifth
    outliers = samples.count { $0 > upper + 3 * (upper - lower) }
    harnessShare = harness.map { $0 / max(median, 1) }
  }
}
