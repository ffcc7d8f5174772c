import Measuring

nonisolated extension Option {
  static let start = Option("start", "warm|cold", "time starts as well, or only the first one in this process")
}

nonisolated extension Command {
  static let samples = Command(
    name: "samples", summary: "Times in one process and prints all samples, as runtime's launches do.",
    options: [.story, .architecture, .reference, .plant, .start, .rounds, .budget, .seed], isInner: true
  ) { line, context in
    try context.requireOptimised(line)
    guard try line.choice(.start, of: RuntimePlan.Start.self) != .cold else {
      // Nothing is run before it: no story has been read, and nothing is warm.
      return try context.print([JSONText.of(context.bench(line).coldStart())])
    }
    let start = context.process.now()
    let plan = try RuntimePlan(line, context.architectures, ChosenStories(line, context))
    return try context.print([JSONText.of(context.bench.samples(plan, since: start))])
  }
}
