import Runtime

/// How the steps were timed.
public struct TimingResult: Codable, Equatable, Sendable {
  /// How many samples of each implementation there are.
  public var rounds: Int
  /// What the order within the rounds follows from.
  public var seed: UInt64
  /// How many steps one sample is the mean of.
  public var stepsPerSample: Int
  /// The implementation that was timed twice in every round.
  public var reference: String
  /// The median of the per-round ratios of its second time to its first: 1 in an ideal place.
  public var sameAgainRatio: Double
  /// The 95 % interval of that median; nil when there are too few rounds.
  public var sameAgainInterval: MedianInterval?

  /// Describes a timing.
  public init(
    rounds: Int, seed: UInt64, stepsPerSample: Int, reference: String, sameAgainRatio: Double,
    sameAgainInterval: MedianInterval?
  ) {
    self.rounds = rounds
    self.seed = seed
    self.stepsPerSample = stepsPerSample
    self.reference = reference
    self.sameAgainRatio = sameAgainRatio
    self.sameAgainInterval = sameAgainInterval
  }
}
