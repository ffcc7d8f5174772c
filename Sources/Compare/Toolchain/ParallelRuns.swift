internal import Basics
package import Foundation

package struct ParallelRuns: Sendable {
  private let runs: [ToolRun]
  private let work: ConcurrentWork

  package init(_ runs: [ToolRun]) {
    self.runs = runs
    work = ConcurrentWork(runs.count)
  }

  /// Starts no more runs; those in progress are finished and reported.
  package func end() { work.end() }

  /// Runs all, and returns their standard outputs in order.
  /// - Throws: `ToolchainError.failed` for the first that fails.
  package func outputs() throws -> [Data] {
    var outputs = runs.map { _ in Data() }
    try forEach { index, outcome in
      try runs[index].check(outcome)
      outputs[index] = outcome.output
    }
    return outputs
  }

  /// Runs all, as many at a time as there are processors, and waits for them.
  /// - Parameter body: Called on this thread with each ended run's index; if it throws, no more runs are started.
  package func forEach(_ body: (Int, ToolRun.Outcome) throws -> Void) throws {
    try work.run { [runs] index in
      Result { () throws(ToolchainError) in try runs[index].outcome() }
    } hear: { index, outcome in
      try body(index, outcome.get())
    }
  }
}
