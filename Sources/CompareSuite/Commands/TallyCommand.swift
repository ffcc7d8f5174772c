import Measuring

nonisolated extension Option {
  static let empty = Option("empty", "count what only shows recorded snapshots instead: the harness")
}

nonisolated extension Command {
  static let tally = Command(
    name: "tally", summary: "Counts one implementation in one process, as counts' launches do.",
    options: [.story, .architecture, .empty, .reference, .instructions], isInner: true
  ) { line, context in
    let plan = try CountsPlan(line, context)
    let counts = try context.bench.tally(line.has(.empty) ? .empty : .implementation(plan.architectures[0]), plan)
    return try context.print([JSONText.of(counts)])
  }
}
