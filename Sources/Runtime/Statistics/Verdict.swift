/// What a comparison comes to.
public enum Verdict: String, Codable, Equatable, Sendable {
  /// It takes longer, by more than the margin.
  case slower
  /// It takes less, by more than the margin.
  case faster
  /// They are the same within the margin.
  case same
  /// The difference may be larger or smaller than the margin: more launches might tell.
  case undecided

  /// - Parameters:
  ///   - mean: Of the log ratios; nil when there were too few launches.
  ///   - margin: On the logarithmic scale.
  ///   - probability: That of being beyond the margin by chance, corrected for all comparisons made.
  public init(_ mean: LaunchMean?, margin: Double, probability: Double) {
    guard let mean else {
      self = .undecided
      return
    }
    let interval = mean.interval()
    if probability <= 0.05 {
      self = mean.mean > 0 ? .slower : .faster
    } else if interval.lowerBound >= -margin, interval.upperBound <= margin {
      self = .same
    } else {
      self = .undecided
    }
  }

  /// Whether the two were told apart.
  public var isDifference: Bool { self == .slower || self == .faster }
}
