import Measuring
import Report

nonisolated extension Command {
  static let spread = Command(
    name: "spread", summary: "Show over how many types, files and lines each feature is spread.",
    options: [.story, .architecture, .format], formats: [.text, .json]
  ) { line, context in
    let bench = try context.bench(line)
    let names = try line.stories(of: ChosenStories(of: context.process).scenarios.map(\.story.name))
    let result = try bench.spread(ofStories: names, in: InstrumentedBuild(of: bench))
    return try context.print(
      result, as: line.format, isGood: result.failures.isEmpty,
      text: SpreadReport(result, showsStories: names != nil).lines)
  }
}
