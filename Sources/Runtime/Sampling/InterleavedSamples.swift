/// What an interleaved run found, with the seed that brings its order back.
public struct InterleavedSamples: Equatable, Sendable, Codable {
  /// What the rounds were shuffled with.
  public let seed: UInt64

  /// One entry per body, in the order they were given; the n-th times of all come from the same round.
  public let samples: [Samples]

  /// The samples of a run with this seed.
  public init(seed: UInt64, samples: [Samples]) {
    self.seed = seed
    self.samples = samples
  }
}
