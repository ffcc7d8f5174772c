import Measuring
import Report

nonisolated extension Command {
  static let rules = Command(
    name: "rules", summary: "Check each architecture's dependency rules, and what its view controllers do.",
    options: [.architecture, .format], formats: [.text, .json]
  ) { line, context in
    let bench = try context.bench(line)
    let result = try bench.rules(from: ArchitectureIndex(of: bench))
    return try context.print(result, as: line.format, isGood: !result.hasViolations, text: RulesReport(result).lines)
  }
}
