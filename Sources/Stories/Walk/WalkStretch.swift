import Basics

/// A part of a random walk that follows from the seed and its number alone, so that any process can take it at any time.
///
/// It starts afresh with what it knows of choices, and on new devices every thousand steps.
nonisolated package struct WalkStretch: Sendable {
  /// How many steps are taken on the same devices.
  static let walkLength = 1_000
  /// How many walks remember what the ones before them did: many know what is rare, few leave work for several processors.
  private static let walksInStretch = 5
  private static var length: Int { walkLength * walksInStretch }

  package static func count(steps: Int) -> Int { (steps + length - 1) / length }

  package let steps: Int
  let firstWalk: Int
  let seeds: [UInt64]

  /// - Parameters:
  ///   - number: Counted from 0.
  ///   - steps: How many steps the whole walk has.
  ///   - seed: What the whole walk follows from.
  package init(_ number: Int, steps: Int, seed: UInt64) {
    self.steps = min(Self.length, steps - number * Self.length)
    firstWalk = number * Self.walksInStretch
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<firstWalk { _ = generator.next() }
    seeds = (0..<Self.walksInStretch).map { _ in generator.next() }
  }
}
