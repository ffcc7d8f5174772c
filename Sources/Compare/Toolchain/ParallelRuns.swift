internal import Basics
package import Foundation

/// Runs of programs of which several go on at a time.
package struct ParallelRuns: Sendable {
  private let runs: [ToolRun]
  private let work: ConcurrentWork

  package init(_ runs: [ToolRun]) {
    self.runs = runs
    work = ConcurrentWork(runs.count)
  }

  /// Starts no further run; those that go on are waited for and told of.
  package func end() { work.end() }

  /// Runs all, as many at a time as there are processors, and answers what they wrote to their standard output, in their order.
  /// - Throws: `ToolchainError.failed` for the first that ends with an exit code other than 0.
  package func outputs() throws -> [Data] {
    var outputs = runs.map { _ in Data() }
    try forEach { index, outcome in
      try runs[index].check(outcome)
      outputs[index] = outcome.output
    }
    return outputs
  }

  /// Runs all and waits for them.
  /// - Parameters:
  ///   - limit: How many may go on at a time; nil for as many as there are processors.
  ///   - body: Hears, in this thread, of each run that has ended, by its index. No further run is started when it throws.
  package func forEach(atOnce limit: Int? = nil, _ body: (Int, ToolRun.Outcome) throws -> Void) throws {
    try work.run(onThreads: limit ?? ConcurrentWork.processors) { [runs] index in
      Result { () throws(ToolchainError) in try runs[index].outcome() }
    } hear: { index, outcome in
      try body(index, outcome.get())
    }
  }
}
