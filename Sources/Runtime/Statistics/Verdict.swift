/// What a comparison comes to.
public enum Verdict: String, Codable, Equatable, Sendable {
  /// It takes longer, by more than the margin.
  case slower
  /// It takes less, by more than the margin.
  case faster
  /// No meaningful difference: they are the same within the margin.
  case same
  /// The difference may be larger or smaller than the margin: more of it might tell.
  case undecided

  /// - Parameters:
  ///   - interval: Of the log ratio.
  ///   - margin: On the logarithmic scale.
  ///   - mayBeSame: Whether the same code is seen to be the same here. Where it isn't, nothing else can be.
  init(_ interval: ClosedRange<Double>, margin: Double, mayBeSame: Bool) {
    if interval.lowerBound > margin {
      self = .slower
    } else if interval.upperBound < -margin {
      self = .faster
    } else if mayBeSame, interval.lowerBound > -margin, interval.upperBound < margin {
      self = .same
    } else {
      self = .undecided
    }
  }

  /// Whether the two were told apart.
  public var isDifference: Bool { self == .slower || self == .faster }
}
