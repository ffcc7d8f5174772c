import Basics

/// A part of a random walk that depends only on the seed and its number, so that any process can run it.
nonisolated package struct WalkStretch: Sendable {
  /// The number of steps on the same devices.
  static let walkLength = 1_000
  /// The number of walks that share a memory: more know better what is rare, fewer leave work for several processors.
  private static let walksInStretch = 5
  private static var length: Int { walkLength * walksInStretch }

  package static func count(steps: Int) -> Int { (steps + length - 1) / length }

  package let steps: Int
  let firstWalk: Int
  let seeds: [UInt64]

  /// Creates a part of a walk, by its number from 0, and the steps and the seed of the whole.
  package init(_ number: Int, steps: Int, seed: UInt64) {
    self.steps = min(Self.length, steps - number * Self.length)
    firstWalk = number * Self.walksInStretch
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<firstWalk { _ = generator.next() }
    seeds = (0..<Self.walksInStretch).map { _ in generator.next() }
  }
}
