import Basics
import Foundation

@testable import Metrics

/// A simulated measurement whose truth is known.
struct SimulatedRun {
  /// The true log time of each implementation. The first one's copy follows: the same code in the same place.
  var truth: [Double]
  var sessions = 1
  var processes = 5
  /// Standard deviations of a log time: between sessions, between launches, and within a process.
  var session = 0.007
  var process = 0.010
  var noise = 0.003

  var pairs: [(Int, Int)] { truth.indices.flatMap { first in (0..<first).map { (first, $0) } } }

  /// Draws values by subject, the copy last, then by session or, for one session, by process. Also returns the truth
  /// of the last session.
  func draw(_ chance: inout Chance) -> (values: [[Double]], sessionTruth: [Double]) {
    var values = Array(repeating: [Double](), count: truth.count + 1)
    var last: [Double] = []
    for _ in 0..<sessions {
      last = truth.map { $0 + chance.normal(session) }
      let drawn = (last + [last[0]]).map { own in
        (0..<processes).map { _ in own + chance.normal(process) + chance.normal(noise) }
      }
      for (index, drawn) in drawn.enumerated() {
        values[index] += sessions == 1 ? drawn : [drawn.reduce(0, +) / Double(processes)]
      }
    }
    return (values, last)
  }

  func means(_ values: [[Double]]) -> [ProcessMean?] { pairs.map { mean(values, $0, $1) } }

  func mean(_ values: [[Double]], _ subject: Int, _ reference: Int) -> ProcessMean? {
    ProcessMean(of: zip(values[subject], values[reference]).map { $0 - $1 })
  }

  /// The estimate and the true log ratio of each pair, and of each story if there are several.
  /// Stories are drawn separately.
  func estimates(
    stories: Int? = nil, _ chance: inout Chance
  ) -> [(estimate: RatioEstimate, truth: Double)] {
    let margin = log(EquivalenceMargin.usual)
    let drawn = (0..<(stories ?? 1)).map { _ in draw(&chance) }
    let guarantee: EstimateFamily.Guarantee = stories == nil ? .simultaneous(means: truth.count) : .discoveries
    let copies = EstimateFamily(
      guarantee: stories == nil ? .simultaneous(means: 2) : .discoveries, subjects: 2, margin: margin
    ).estimates(of: drawn.map { mean($0.values, truth.count, 0) }, mayBeSame: drawn.map { _ in true })
    let estimates = EstimateFamily(guarantee: guarantee, subjects: truth.count, margin: margin).estimates(
      of: drawn.flatMap { means($0.values) },
      mayBeSame: copies.flatMap { copy in pairs.map { _ in copy?.verdict == .same } })
    let truths = drawn.flatMap { drawn in
      let right = sessions == 1 ? drawn.sessionTruth : truth
      return pairs.map { right[$0] - right[$1] }
    }
    return zip(estimates, truths).compactMap { estimate, truth in estimate.map { ($0, truth) } }
  }
}

/// Seeded values of known distributions.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Normally distributed around 0, by Box and Muller's method.
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
