package import Metrics
/// The same work by several subjects, in parts that are timed one by one.
///
/// The closures keep the isolation of the place they are written in.
nonisolated package struct TimedBenchmark {
  /// A subject's run, which begins the timer and ends each part with a lap.
  package typealias Run = (LapTimer) throws -> Void

  let name: String
  let parts: [String]
  let runs: [Run]

  /// - Parameters:
  ///   - parts: The names of its parts; each run has as many laps.
  ///   - runs: One for each subject.
  package init(_ name: String, parts: [String], runs: [Run]) {
    self.name = name
    self.parts = parts
    self.runs = runs
  }

  /// Runs the first subject once, with everything that a process does once.
  package func firstRun(now: @escaping () -> UInt64) throws -> ProcessSamples.Benchmark {
    let timer = LapTimer(parts: parts.count, now: now)
    for run in runs.prefix(1) { try run(timer) }
    return ProcessSamples.Benchmark(name: name, parts: parts, batch: 1, nanoseconds: [[timer.laps]])
  }
}

/// Adds up the times of each part over the runs of a sample.
nonisolated package final class LapTimer {
  private let now: () -> UInt64
  private var start: UInt64 = 0
  private var part = 0

  /// The nanoseconds of each part since the last reset.
  private(set) var laps: [UInt64]

  /// - Parameters:
  ///   - now: A monotonic clock, in nanoseconds.
  init(parts: Int, now: @escaping () -> UInt64) {
    self.now = now
    laps = Array(repeating: 0, count: parts)
  }

  /// Begins the first part.
  package func begin() {
    part = 0
    start = now()
  }

  /// Ends a part and begins the next.
  package func lap() {
    let end = now()
    laps[part] += end - start
    start = end
    part += 1
  }

  func reset() { for index in laps.indices { laps[index] = 0 } }
}
