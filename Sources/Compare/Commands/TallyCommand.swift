import Foundation
import Measuring
import Stories

nonisolated extension Option {
  static let empty = Option("empty", "count what only shows recorded snapshots instead: the harness")
  static let leftOut = Option("left-out", "STEPS", "the places of each story’s steps that aren’t counted, as JSON")
}

nonisolated extension Command {
  static let tally = Command(
    name: "tally", summary: "Counts one implementation in one process, as counts' launches do.",
    options: [.story, .architecture, .empty, .reference, .leftOut, .instructions], isInner: true
  ) { line, context in
    var plan = try CountsPlan(line, context)
    plan.leftOut = try line.leftOut(of: plan.stories.scenarios)
    let counts = try context.bench.tally(line.has(.empty) ? .empty : .implementation(plan.architectures[0]), plan)
    return try context.print([JSONText.of(counts)])
  }
}

extension CommandLine {
  fileprivate func leftOut(of scenarios: [StoryFile.Scenario]) throws(CommandLineError) -> [[Int]]? {
    guard let text = values[.leftOut]?.last else { return nil }
    // Who shows what was recorded finds out while it records.
    guard !has(.empty) else { throw .notTogether(.leftOut, with: Option.empty.flag, command: command) }
    guard let places = try? JSONDecoder().decode([[Int]].self, from: Data(text.utf8)), places.count == scenarios.count,
      zip(places, scenarios).allSatisfy({ $0.allSatisfy($1.story.steps.indices.contains) })
    else { throw .unusableSteps(text, stories: scenarios.count) }
    return places
  }
}
