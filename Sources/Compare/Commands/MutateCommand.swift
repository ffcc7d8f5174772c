import Measuring
import Metrics
import Report

nonisolated extension Option {
  static let by = Option(
    "by", "tests|tests-without-screen|charter|stories", isRepeatable: true, "judge by these", default: "all")
  static let recordScores = Option("record", "keep the scores in Tests/noticed.json, for compare's table")
  static let limit = Option("limit", "N", "draw N mutants of each implementation at random", default: "all")
}

nonisolated extension Command {
  static let mutate = Command(
    name: "mutate", summary: "Show which small changes own tests, the charter and the stories notice.",
    options: [.architecture, .by, .limit, .seed, .recordScores, .format], formats: [.text, .json]
  ) { line, context in
    let bench = try context.bench(line)
    let judges = try line.chosen(.by, among: MutantJudge.allCases.map(\.rawValue))?.compactMap(MutantJudge.init)
    let limit = try line.has(.limit) ? line.number(.limit, in: 1...1_000_000, otherwise: 1) : nil
    let result = try bench.mutants(judgedBy: judges, limit: limit, seed: line.seed, isRecorded: line.has(.recordScores))
    return try context.print(result, as: line.format, text: MutationReport(result).lines)
  }
}
