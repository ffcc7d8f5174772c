import Runtime

/// How long one step of a story takes, in seconds: the mean over all steps of a run, sampled many times.
public struct StepTime: Codable, Equatable, Sendable {
  /// The median of the samples.
  public var median: Double
  /// The 5th and the 95th percentile of the samples.
  public var spread: ClosedRange<Double>
  /// The 95 % interval of the median; nil when there are too few samples.
  public var interval: MedianInterval?

  /// Sums up samples of the time per step; nil without samples.
  public init?(samples: [Double]) {
    guard let median = Statistics.median(of: samples), let low = Statistics.percentile(0.05, of: samples),
      let high = Statistics.percentile(0.95, of: samples)
    else { return nil }
    self.median = median
    spread = low...high
    interval = MedianInterval(of: samples)
  }
}
