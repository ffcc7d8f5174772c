import Measuring
import Report

nonisolated extension Command {
  static let coverage = Command(
    name: "coverage", summary: "Show how much of each implementation its own tests, the charter and the stories run.",
    options: [.architecture, .format], formats: [.text, .json]
  ) { line, context in
    let bench = try context.bench(line)
    let result = try bench.coverage(in: InstrumentedBuild(of: bench))
    return try context.print(
      result, as: line.format, isGood: result.failures.isEmpty, text: CoverageReport(result).lines)
  }
}
