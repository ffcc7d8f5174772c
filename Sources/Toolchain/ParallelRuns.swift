internal import Dispatch
public import Foundation
internal import Synchronization

/// Runs of programs of which several go on at a time.
public struct ParallelRuns: Sendable {
  private let runs: [ToolRun]
  private let next = Supply()

  /// Describes runs, to be started in this order.
  public init(_ runs: [ToolRun]) {
    self.runs = runs
  }

  /// Starts no further run; those that go on are waited for and told of.
  public func end() {
    next.end()
  }

  /// Runs all, as many at a time as there are processors, and answers what they wrote to their standard output, in their order.
  /// - Throws: `ToolchainError.failed` for the first that ends with an exit code other than 0.
  public func outputs() throws -> [Data] {
    var outputs: [Int: Data] = [:]
    try forEach { index, outcome in
      try runs[index].check(outcome)
      outputs[index] = outcome.output
    }
    return outputs.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Runs all and waits for them.
  /// - Parameters:
  ///   - limit: How many may go on at a time; nil for as many as there are processors.
  ///   - body: Hears, in this thread, of each run that has ended, by its index. No further run is started when it throws.
  public func forEach(
    atOnce limit: Int? = nil, _ body: (Int, ToolRun.Outcome) throws -> Void
  ) throws {
    let ended = Arrivals()
    let threads = min(limit ?? ProcessInfo.processInfo.activeProcessorCount, runs.count)
    for _ in 0..<threads {
      Thread.detachNewThread { [runs, next] in
        while let index = next.take(below: runs.count) {
          ended.add((index, Result { () throws(ToolchainError) in try runs[index].outcome() }))
        }
        ended.add(nil)
      }
    }
    var failure: (any Error)?
    var atWork = threads
    while atWork > 0 {
      guard let (index, outcome) = ended.take() else {
        atWork -= 1
        continue
      }
      guard failure == nil else { continue }
      do {
        try body(index, outcome.get())
      } catch {
        failure = error
        next.end()
      }
    }
    if let failure { throw failure }
  }
}

/// The indices that nobody has taken yet.
private final class Supply: Sendable {
  private let first = Mutex(0)

  func take(below end: Int) -> Int? {
    first.withLock { first in
      guard first < end else { return nil }
      defer { first += 1 }
      return first
    }
  }

  func end() {
    first.withLock { $0 = Int.max }
  }
}

/// What threads hand to the one that waits; nil when one of them has nothing left to do.
private final class Arrivals: Sendable {
  typealias Arrival = (Int, Result<ToolRun.Outcome, ToolchainError>)?

  private let arrivals = Mutex<[Arrival]>([])
  private let count = DispatchSemaphore(value: 0)

  func add(_ arrival: sending Arrival) {
    arrivals.withLock { $0.append(arrival) }
    count.signal()
  }

  func take() -> Arrival {
    count.wait()
    return arrivals.withLock { $0.removeFirst() }
  }
}
