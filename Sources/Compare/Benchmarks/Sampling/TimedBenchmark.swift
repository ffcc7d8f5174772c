package import Metrics
/// The same work done by several subjects, in parts that are timed one by one.
///
/// The closures keep the isolation of the place they are written in: written on the main actor they may use what lives there.
nonisolated package struct TimedBenchmark {
  /// One subject's run of it: begins the timer, and ends each part with a lap.
  package typealias Run = (LapTimer) throws -> Void

  let name: String
  let parts: [String]
  let runs: [Run]

  /// - Parameters:
  ///   - name: What the samples are listed under.
  ///   - parts: What its parts are called; each run has as many laps.
  ///   - runs: One for each subject, in the same order in all benchmarks.
  package init(_ name: String, parts: [String], runs: [Run]) {
    self.name = name
    self.parts = parts
    self.runs = runs
  }

  /// Runs the first subject once: what a process reads, makes and looks up once is part of its first run.
  /// - Parameter now: The time in nanoseconds, which must never go back.
  package func firstRun(now: @escaping () -> UInt64) throws -> ProcessSamples.Benchmark {
    let timer = LapTimer(parts: parts.count, now: now)
    for run in runs.prefix(1) { try run(timer) }
    return ProcessSamples.Benchmark(name: name, parts: parts, batch: 1, nanoseconds: [[timer.laps]])
  }
}

/// Adds up how long each part of some work took, over as many runs of it as one sample has.
nonisolated package final class LapTimer {
  private let now: () -> UInt64
  private var start: UInt64 = 0
  private var part = 0

  /// The nanoseconds of each part, all runs since the last reset together.
  private(set) var laps: [UInt64]

  /// - Parameters:
  ///   - parts: How many parts the work has.
  ///   - now: The time in nanoseconds, which must never go back.
  init(parts: Int, now: @escaping () -> UInt64) {
    self.now = now
    laps = Array(repeating: 0, count: parts)
  }

  /// The first part begins now: what was done before, to get ready, does not count.
  package func begin() {
    part = 0
    start = now()
  }

  /// The part that runs is over, and the next one begins.
  package func lap() {
    let end = now()
    laps[part] += end - start
    start = end
    part += 1
  }

  func reset() { for index in laps.indices { laps[index] = 0 } }
}
