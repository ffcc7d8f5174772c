/// Times several bodies side by side, as one after the other each would meet another state of the machine.
///
/// Every round runs each body once, in an order shuffled afresh, so that no body always follows the same other one.
public struct InterleavedTimer {
  private let rounds: Int
  private let warmUpRounds: Int
  private let seed: UInt64
  private let now: () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - rounds: How many samples of each body to take; below 1 there are none.
  ///   - warmUpRounds: How many rounds to run before, shuffled as well, without asking for the time.
  ///   - seed: What the order of every round follows from.
  ///   - now: The time, which must never go back; asked right before and right after each body.
  public init(rounds: Int, warmUpRounds: Int, seed: UInt64, now: @escaping () -> ContinuousClock.Instant) {
    self.rounds = rounds
    self.warmUpRounds = warmUpRounds
    self.seed = seed
    self.now = now
  }

  /// Runs all rounds on the caller's thread, without a pause in between.
  /// - Throws: What a body throws; nothing runs after it.
  public func samples(of bodies: [TimedBody]) throws -> InterleavedSamples {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<max(warmUpRounds, 0) {
      for index in bodies.indices.shuffled(using: &generator) {
        try bodies[index].run()
      }
    }
    var seconds = bodies.map { _ in [Double](repeating: 0, count: max(rounds, 0)) }
    for round in 0..<max(rounds, 0) {
      for index in bodies.indices.shuffled(using: &generator) {
        let start = now()
        try bodies[index].run()
        let end = now()
        seconds[index][round] = (end - start) / .seconds(1)
      }
    }
    return InterleavedSamples(
      seed: seed, samples: zip(bodies, seconds).map { Samples(name: $0.name, seconds: $1) })
  }
}
