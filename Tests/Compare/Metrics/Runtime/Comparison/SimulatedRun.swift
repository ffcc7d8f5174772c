import Basics
import Foundation

@testable import Metrics

/// A made measurement of which the truth is known.
struct SimulatedRun {
  /// The true log time of each implementation; that of the first is followed by its copy, which is the same code in the same place.
  var truth: [Double]
  var sessions = 1
  var processes = 5
  /// Standard deviations of a log time: from session to session, from launch to process, and what is left of the rounds' noise.
  var session = 0.007
  var process = 0.010
  var noise = 0.003

  /// All pairs, by their indices.
  var pairs: [(Int, Int)] { truth.indices.flatMap { first in (0..<first).map { (first, $0) } } }

  /// By subject, the copy last, and session or, of one session, process; and what the session truly was.
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

  /// The means of all pairs' log ratios.
  func means(_ values: [[Double]]) -> [ProcessMean?] { pairs.map { mean(values, $0, $1) } }

  func mean(_ values: [[Double]], _ subject: Int, _ reference: Int) -> ProcessMean? {
    ProcessMean(of: zip(values[subject], values[reference]).map { $0 - $1 })
  }

  /// What all pairs come to, each with its true log ratio; by story, which are drawn apart.
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
