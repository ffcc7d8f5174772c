import Basics
import Foundation
import HeadlessUI
import Results
import SharedModel
import Benchmarks

/// Measures every task in every implementation over guides of several sizes.
///
/// All sizes that fit in the time are tried first, the smallest first. Then each round takes every size in every
/// implementation once, in an order shuffled afresh, so that what slows the machine for a while slows no size alone.
package struct GrowthMeasurement {
  private struct Cell {
    let architecture: Int
    let size: Int
    var runs: [GrowthRun.Outcome] = []
  }

  private static let rounds = 7
  private static let seed: UInt64 = 1
  private let bench: Bench
  private let guide: Guide
  /// In seconds.
  private let limit: Double

  package init(_ bench: Bench, guide: Guide, limit: Double) {
    self.bench = bench
    self.guide = guide
    self.limit = limit
  }

  /// - Parameter sizes: how many places the guides have, in rising order.
  package func measure(_ sizes: [Int]) throws -> GrowthResult {
    let guides = try guidesInTime(sizes)
    var cells = bench.architectures.indices.flatMap { architecture in
      guides.indices.map { Cell(architecture: architecture, size: $0) }
    }
    var generator = SeededGenerator(seed: Self.seed)
    for round in 1...Self.rounds {
      for index in cells.indices.shuffled(using: &generator) {
        let (architecture, guide) = (bench.architectures[cells[index].architecture], guides[cells[index].size])
        bench.observer.progress(
          "round \(round) of \(Self.rounds): \(guide.count) places in \(architecture.profile.name)")
        cells[index].runs.append(try run(architecture, guide))
      }
    }
    bench.observer.progress("")
    return GrowthResult(
      sizes: guides.map(\.count), leftOut: Array(sizes.dropFirst(guides.count)), limit: limit,
      rounds: Self.rounds, seed: Self.seed, isOptimised: bench.process.isOptimised,
      tasks: GrowthTask.allCases.map { self.result(of: $0, cells, guides) })
  }

  private func result(of task: GrowthTask, _ cells: [Cell], _ guides: [LargeGuide]) -> GrowthResult.Task {
    let results = bench.architectures.enumerated().map { index, architecture in
      let points = cells.filter { $0.architecture == index }.map { cell in
        GrowthResult.Point(
          places: guides[cell.size].count, seconds: cell.runs.compactMap { $0.samples[task]?.seconds },
          rows: cell.runs.first.flatMap { $0.countsRows ? $0.samples[task]?.rows : nil })
      }
      return GrowthResult.Architecture(name: architecture.profile.name, points: points)
    }
    return GrowthResult.Task(id: task.rawValue, name: task.name, exponent: task.exponent, architectures: results)
  }

  /// Runs through each size once, until the next one would take too long; through the smallest twice, as the first run is a
  /// warm-up and tells little of how long others take.
  private func guidesInTime(_ sizes: [Int]) throws -> [LargeGuide] {
    var budget = SizeBudget(seconds: limit, runs: Self.rounds + 1)
    var guides: [LargeGuide] = []
    while guides.count < sizes.count {
      let size = budget.step(towards: sizes[guides.count])
      guard budget.allowsTrying(size) else { break }
      bench.observer.progress("trying \(size) places")
      let guide = LargeGuide(self.guide, places: size)
      if guides.isEmpty { _ = try secondsOfOneRun(guide) }
      let seconds = try secondsOfOneRun(guide)
      let isMeasured = size == sizes[guides.count]
      guard !isMeasured || budget.allowsMeasuring(seconds: seconds) else { break }
      budget.add(size, seconds: seconds, isMeasured: isMeasured)
      if isMeasured { guides.append(guide) }
    }
    return guides
  }

  private func secondsOfOneRun(_ guide: LargeGuide) throws -> Double {
    let start = bench.process.now()
    for architecture in bench.architectures { _ = try run(architecture, guide) }
    return (bench.process.now() - start) / .seconds(1)
  }

  private func run(_ architecture: any Architecture, _ guide: LargeGuide) throws -> GrowthRun.Outcome {
    try bench.process.interruption.check()
    return try GrowthRun(architecture: architecture, guide: guide, now: bench.process.processorTime).outcome()
  }
}

/// Decides which sizes are small enough to be measured in the time there is, from how long the smaller ones took.
nonisolated struct SizeBudget {
  let seconds: Double
  /// How often each size will be run through, the time it is tried included.
  let runs: Int
  private(set) var tried: [(size: Int, seconds: Double)] = []
  private(set) var planned = 0.0

  /// What to try on the way to a size: a guess from one that is ten times smaller is not far out.
  func step(towards size: Int) -> Int { tried.last.map { min(size, $0.size * 10) } ?? size }

  mutating func add(_ size: Int, seconds: Double, isMeasured: Bool) {
    tried.append((size, seconds))
    if isMeasured { planned += seconds * Double(runs) }
  }

  /// Whether a larger size is worth a try; the smallest always is. As long as nothing is known of how the time grows, it is
  /// enough that one run fits in: a square is mostly far too careful.
  func allowsTrying(_ size: Int) -> Bool {
    guard let last = tried.last else { return true }
    let expected = last.seconds * pow(Double(size) / Double(last.size), exponent)
    return planned + expected * Double(tried.count > 1 ? runs : 1) <= seconds
  }

  /// Whether all runs of a size that was tried fit in, when one took so long; the smallest always does.
  func allowsMeasuring(seconds once: Double) -> Bool { tried.isEmpty || planned + once * Double(runs) <= seconds }

  /// How the time has grown last, at least in proportion; with a square while nothing is known.
  private var exponent: Double {
    guard tried.count > 1 else { return 2 }
    let (first, second) = (tried[tried.count - 2], tried[tried.count - 1])
    return max(1, log(second.seconds / first.seconds) / log(Double(second.size) / Double(first.size)))
  }
}
