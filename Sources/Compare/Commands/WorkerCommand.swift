import Measuring

nonisolated extension Command {
  /// No command of a user's: the help doesn't list it, and no message names it.
  static let worker = Command(
    name: WorkerJob.command, summary: "Does a job for another process of compare.", operands: "JOB", hasOutput: false
  ) { line, context in
    let isGood = try context.bench.perform(WorkerJob(line.operand)) { try context.console.result([$0]) }
    return isGood ? .success : .failed
  }
}
