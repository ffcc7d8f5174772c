import Measuring

nonisolated extension Command {
  /// An internal command that the help doesn't list and no message names.
  static let worker = Command(
    name: WorkerJob.command, summary: "Do a job for another process of compare.", operands: "JOB", hasOutput: false
  ) { line, context in
    let isGood = try context.bench.perform(WorkerJob(line.operand)) { try context.console.result([$0]) }
    return isGood ? .success : .failed
  }
}
