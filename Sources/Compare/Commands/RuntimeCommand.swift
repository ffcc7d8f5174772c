import HeadlessUI
import Measuring
import Report

nonisolated extension Command {
  static let runtime = Command(
    name: "runtime", summary: "Times stories and steps everywhere, and says which differences were found.",
    options: [
      .story, .architecture, .reference, .margin, .sessions, .fresh, .rounds, .launches, .budget, .seed, .format,
    ], formats: [.text, .json, .csv]
  ) { line, context in
    try context.requireOptimised(line)
    let format = try line.format
    let stories = try ChosenStories(line, context)
    let plan = try RuntimePlan(line, context.architectures, stories, budget: 60, start: .warm)
    guard let result = try context.result(of: context.bench.time(plan, command: line.arguments), "timed") else {
      return .failed
    }
    return try context.print(
      result, as: format, text: format == .csv ? CSVText(result).lines : RuntimeReport(result).lines)
  }
}

extension RuntimePlan {
  /// The plan that a command line asks for; what follows the stories holds unless it says otherwise, the margin in percent.
  init(
    _ line: CommandLine, _ all: [any Architecture], _ stories: ChosenStories, planted: Int? = nil,
    budget: Double? = nil, margin: Int = 3, start: Start? = nil
  ) throws {
    let chosen = try line.architectures(of: all)
    self.init(chosen, reference: try line.architecture(.reference, of: all) ?? chosen[0], stories: stories)
    self.planted =
      try line.has(.plant) || planted != nil ? line.number(.plant, in: 1...100, otherwise: planted ?? 3) : nil
    rounds = try line.number(.rounds, in: 1...10_000, otherwise: 60)
    sessions = try line.has(.sessions) ? line.number(.sessions, in: 1...100, otherwise: 3) : nil
    let usualForks = sessions == nil ? nil : ForkSeries.usualForks
    forks = try line.has(.launches) ? line.number(.launches, in: 1...1000, otherwise: 8) : usualForks
    self.margin = 1 + Double(try line.number(.margin, in: 1...100, otherwise: margin)) / 100
    isFresh = line.has(.fresh)
    self.budget = try line.seconds(.budget, in: 0.1...86_400) ?? budget
    seed = try line.seed
    self.start = try line.choice(.start, of: Start.self) ?? start
  }
}

extension ChosenStories {
  init(_ line: CommandLine, _ context: CommandContext) throws {
    let all = try ChosenStories(of: context.process)
    self = try line.stories(of: all.scenarios.map(\.story.name)).map(all.named) ?? all
  }
}
