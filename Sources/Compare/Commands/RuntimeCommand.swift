import Measuring
import Report

nonisolated extension Command {
  static let runtime = Command(
    name: "runtime", summary: "Time stories and steps in every implementation, and report significant differences.",
    options: [
      .story, .architecture, .reference, .margin, .sessions, .fresh, .rounds, .processes, .budget, .seed, .format,
    ], formats: [.text, .json]
  ) { line, context in
    try context.requireOptimised(line)
    var plan = RuntimePlan(
      try line.architectures(of: context.architectures),
      reference: try line.architecture(.reference, of: context.architectures),
      stories: try ChosenStories(line, context))
    plan.timesStart = true
    try line.adjust(&plan)
    guard let result = try context.measured("timed", { try context.bench.time(plan, command: line.arguments) }) else {
      return .failed
    }
    return try context.print(result, as: line.format, text: RuntimeReport(result).lines)
  }
}

extension CommandLine {
  func adjust(_ plan: inout RuntimePlan) throws(CommandLineError) {
    if has(.slowdown) { plan.slowdown = try number(.slowdown, in: 1...100, otherwise: 3) }
    if has(.sessions) { plan.sessions = try number(.sessions, in: 1...100, otherwise: 3) }
    if has(.processes) { plan.processes = try number(.processes, in: 1...1000, otherwise: 8) }
    if has(.margin) { plan.margin = 1 + Double(try number(.margin, in: 1...100, otherwise: 3)) / 100 }
    plan.rounds = try number(.rounds, in: 1...10_000, otherwise: plan.rounds)
    plan.isFresh = has(.fresh)
    plan.budget = try seconds(.budget, in: 0.1...86_400) ?? plan.budget
    plan.seed = try seed
  }
}

extension ChosenStories {
  init(_ line: CommandLine, _ context: CommandContext) throws {
    let all = try ChosenStories(of: context.process)
    self = try line.stories(of: all.scenarios.map(\.story.name)).map(all.named) ?? all
  }
}
