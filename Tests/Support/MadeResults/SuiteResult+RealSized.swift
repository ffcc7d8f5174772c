import Basics
import Metrics
package import Results

extension SuiteResult {
  /// Seven architectures with numbers as large as real ones, and numbers on which formatters disagree: almost nothing,
  /// almost everything, halfway between two, once, almost once, and more than 10,000.
  package static func realSized() throws -> SuiteResult {
    var result = try made(["MVC", "MVVM-C", "VIPER", "MVP-R", "Massive", "States", "Actions"])
    result.spread?.common = ["MVC": SpreadSize(types: 1, files: 1, lines: 1)]
    let shares = [(2499, 2500), (1, 5000), (5, 16), (0, 10), (10, 10), (937, 1123), (1999, 2000)]
    let ratios = [1, 0.99996, 1.0304, 2.816, 0.3164, 1.5, 1.00049]
    for (index, (share, ratio)) in zip(shares, ratios).enumerated() {
      let size = index * index * 1733 + index * 17
      result.addCode(2778 + size, toFile: index)
      result.coverage?.architectures[index].total.ownTests = CoveredShare(
        coveredRegions: share.0, regions: share.1, coveredLines: 611 + index)
      result.coverage?.architectures[index].tests.lines = 1807 + 3 * size
      result.spread?.features[0].entries[index].linesToReadWithContracts = 433 + size
      result.build?.architectures[index].size = ModuleSize(
        of: [[ObjectSection(name: ".text", size: 20 + size * 97, kind: "TEXT")]])
      for configuration in 0..<2 {
        let seconds = 0.0149 + Double(size) / 99
        result.build?.architectures[index].configurations[configuration].times[0].seconds = [0.9, 1, 1.1].map {
          $0 * seconds
        }
      }
      result.counts?.overall.entries[index].net = WorkCounts(
        uniqueKeysWithValues: CountedWork.allCases.map { ($0, 7 + size * 1013) })
      result.runtime?.overall.times[index].least = 8_000 * ratio
      result.runtime?.overall.times[index].median = 8_437.5 * ratio
      result.runtime?.overall.times[index].ninetyFifth = 9_000 * ratio
      for comparison in result.runtime?.overall.comparisons.indices ?? 0..<0
      where result.runtime?.overall.comparisons[comparison].subject == result.architectures[index].name {
        let estimate = RatioEstimate(ratio: ratio, low: ratio * 0.99951, high: ratio * 1.0137, verdict: .undecided)
        result.runtime?.overall.comparisons[comparison].raw = estimate
        result.runtime?.overall.comparisons[comparison].net = estimate
      }
    }
    result.growth = result.growth.map { growth in
      GrowthResult(
        sizes: growth.sizes, leftOut: [], limit: 20, rounds: 2, seed: 1, isOptimised: true,
        tasks: growth.tasks.map { task in
          GrowthResult.Task(
            id: task.id, name: task.name, exponent: task.exponent,
            architectures: task.architectures.enumerated().map { index, architecture in
              GrowthResult.Architecture(
                name: architecture.name,
                points: [(100, 1.0), (1000, 9.4 + Double(index)), (10_000, 112)].map {
                  GrowthResult.Point(places: $0, seconds: [$1, $1 * 1.07], rows: $1 * 19)
                })
            })
        })
    }
    return result
  }

  package mutating func addCode(_ lines: Int, toFile index: Int) {
    guard let old = self.lines else { return }
    var files = old.files
    files[index].code += lines
    self.lines = LinesResult(files: files, tests: old.tests, shared: old.shared)
  }
}
