import Basics
import Foundation
import HeadlessUI
import Results
import SharedModel
import Benchmarks

/// Measures tasks with guides of several sizes. First tries the sizes that fit into the time limit. Then each round
/// measures every size in every implementation, in random order, so that a disturbance doesn't affect just one size.
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

  /// - Parameter sizes: The numbers of places, in ascending order.
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

  /// Tries each size until the next would take too long. Tries the smallest twice, because the first run is a warm-up.
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

/// Predicts which sizes fit into the time limit, from the times of smaller ones.
nonisolated struct SizeBudget {
  let seconds: Double
  /// The number of runs of each size, including the trial.
  let runs: Int
  private(set) var tried: [(size: Int, seconds: Double)] = []
  private(set) var planned = 0.0

  /// Returns the next size to try, at most ten times the last one, so that the prediction stays close.
  func step(towards size: Int) -> Int { tried.last.map { min(size, $0.size * 10) } ?? size }

  mutating func add(_ size: Int, seconds: Double, isMeasured: Bool) {
    tried.append((size, seconds))
    if isMeasured { planned += seconds * Double(runs) }
  }

  /// Whether to try a larger size. While the growth is unknown, a single run has to fit, because the assumed square is
  /// usually too pessimistic.
  func allowsTrying(_ size: Int) -> Bool {
    guard let last = tried.last else { return true }
    let expected = last.seconds * pow(Double(size) / Double(last.size), exponent)
    return planned + expected * Double(tried.count > 1 ? runs : 1) <= seconds
  }

  /// Whether all runs of a size fit, given the time of one run. The smallest size always fits.
  func allowsMeasuring(seconds once: Double) -> Bool { tried.isEmpty || planned + once * Double(runs) <= seconds }

  /// The exponent of the last growth, at least 1; 2 until it is known.
  private var exponent: Double {
    guard tried.count > 1 else { return 2 }
    let (first, second) = (tried[tried.count - 2], tried[tried.count - 1])
    return max(1, log(second.seconds / first.seconds) / log(Double(second.size) / Double(first.size)))
  }
}
