import Measuring
import Report

nonisolated extension Command {
  static let counts = Command(
    name: "counts", summary: "Count allocations, retains and memory. Counts are the same in every run.",
    options: [.story, .architecture, .reference, .format], formats: [.text, .json, .csv]
  ) { line, context in
    let all = context.architectures
    let plan = CountsPlan(
      try line.architectures(of: all), reference: try line.architecture(.reference, of: all) ?? all[0],
      stories: try ChosenStories(line, context))
    let circumstances = context.bench.circumstances(of: plan.reference, command: line.arguments)
    guard let result = try context.measured("counted", { try context.bench.counts(plan, in: circumstances) }) else {
      return .failed
    }
    return try context.print(
      result, as: line.format, text: line.format == .csv ? CSVText(result).lines : CountsReport(result).lines)
  }
}
