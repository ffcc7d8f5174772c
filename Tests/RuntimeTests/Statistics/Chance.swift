import Foundation
import Runtime

/// Values of known distributions, which a seed brings back.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Normal, about 0; Box and Muller's.
  mutating func normal(_ deviation: Double = 1) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &generator))).squareRoot()
    return deviation * radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &generator))
  }

  mutating func chiSquare(_ degrees: Int) -> Double {
    (0..<degrees).reduce(0) { sum, _ in
      let value = normal()
      return sum + value * value
    }
  }

  mutating func uniform(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
