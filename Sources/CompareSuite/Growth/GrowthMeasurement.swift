import HeadlessUI
import Report
import Runtime
import SharedModel
import Workloads

/// Measures every task in every implementation over guides of several sizes.
///
/// All sizes that fit in the time are tried first, the smallest first. Then each round takes every size in every
/// implementation once, in an order shuffled afresh, so that what slows the machine for a while slows no size alone.
struct GrowthMeasurement {
  /// What was found in one implementation and one size.
  private struct Cell {
    let architecture: Int
    let size: Int
    var runs: [GrowthRun.Outcome] = []
  }

  private static let rounds = 7
  private static let seed: UInt64 = 1
  let architectures: [any Architecture]
  let guide: Guide
  /// In seconds.
  let limit: Double
  let console: Console
  let surroundings: Surroundings

  /// - Parameter sizes: how many places the guides have, in rising order.
  func measure(_ sizes: [Int]) throws -> GrowthResult {
    let guides = try guidesInTime(sizes)
    var cells = architectures.indices.flatMap { architecture in
      guides.indices.map { Cell(architecture: architecture, size: $0) }
    }
    var generator = SeededGenerator(seed: Self.seed)
    for round in 1...Self.rounds {
      for index in cells.indices.shuffled(using: &generator) {
        let (architecture, guide) = (architectures[cells[index].architecture], guides[cells[index].size])
        console.progress("round \(round) of \(Self.rounds): \(guide.count) places in \(architecture.profile.name)")
        cells[index].runs.append(try run(architecture, guide))
      }
    }
    console.progress("")
    return GrowthResult(
      sizes: guides.map(\.count), leftOut: Array(sizes.dropFirst(guides.count)), limit: limit,
      rounds: Self.rounds, seed: Self.seed, isOptimised: surroundings.isOptimised,
      tasks: GrowthTask.allCases.map { self.result(of: $0, cells, guides) })
  }

  private func result(of task: GrowthTask, _ cells: [Cell], _ guides: [LargeGuide]) -> GrowthResult.Task {
    let results = architectures.enumerated().map { index, architecture in
      let points = cells.filter { $0.architecture == index }.map { cell in
        GrowthResult.Point(
          places: guides[cell.size].count, seconds: cell.runs.compactMap { $0.samples[task]?.seconds },
          rows: cell.runs.first.flatMap { $0.countsRows ? $0.samples[task]?.rows : nil })
      }
      return GrowthResult.Architecture(name: architecture.profile.name, points: points)
    }
    return GrowthResult.Task(
      id: task.rawValue, name: task.name, exponent: task.exponent, architectures: results)
  }

  /// Runs through each size once, until the next one would take too long; through the smallest twice, as the first run is a
  /// warm-up and tells little of how long others take.
  private func guidesInTime(_ sizes: [Int]) throws -> [LargeGuide] {
    var budget = SizeBudget(seconds: limit, runs: Self.rounds + 1)
    var guides: [LargeGuide] = []
    while guides.count < sizes.count {
      let size = budget.step(towards: sizes[guides.count])
      guard budget.allowsTrying(size) else { break }
      console.progress("trying \(size) places")
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

  /// How long one run through all implementations takes.
  private func secondsOfOneRun(_ guide: LargeGuide) throws -> Double {
    let start = surroundings.now()
    for architecture in architectures { _ = try run(architecture, guide) }
    return (surroundings.now() - start) / .seconds(1)
  }

  private func run(_ architecture: any Architecture, _ guide: LargeGuide) throws -> GrowthRun.Outcome {
    try surroundings.interruption.check()
    return try GrowthRun(architecture: architecture, guide: guide, now: surroundings.processorTime).outcome()
  }
}
