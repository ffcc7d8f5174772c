import Measuring
import Report

nonisolated extension Command {
  static let counts = Command(
    "counts", summary: "Counts allocations, retains, memory and instructions, the same in every run.",
    options: [.story, .architecture, .reference, .instructions, .format], formats: [.text, .json, .csv]
  ) { line, context in
    let format = try line.format
    let plan = try CountsPlan(line, context)
    switch try context.bench.counts(plan, command: line.arguments) {
    case .storiesFailed(let stories):
      try context.console.result(StoriesReport(stories).closingLines + ["", "Only what behaves the same is counted."])
      return .failed
    case .result(let result):
      try context.print(result, as: format, text: format == .csv ? CSVText(result).lines : CountsReport(result).lines)
      return .success
    }
  }
}

extension CountsPlan {
  init(_ line: CommandLine, _ context: CommandContext) throws {
    let stories = try ChosenStories(line, context)
    self.init(
      try line.architectures(of: context.architectures),
      reference: try line.reference(in: context.architectures, otherwise: context.architectures[0]), stories: stories,
      countsInstructions: line.has(.instructions))
  }
}
