internal import Basics
package import Metrics

/// Times benchmarks in rounds: each benchmark once, with all subjects one after the other.
///
/// Both orders are shuffled in each round, so that no subject always runs first or after the same other one.
nonisolated package struct RoundSampler {
  private static let largestBatch = 4096

  private let rounds: Int
  private let seed: UInt64
  private let leastSample: UInt64
  private let now: () -> UInt64
  private let timeIsUp: () -> Bool

  /// - Parameter leastSample: The minimum length of the first subject's samples, in nanoseconds, like `now`.
  package init(
    rounds: Int, seed: UInt64, leastSample: UInt64, now: @escaping () -> UInt64, timeIsUp: @escaping () -> Bool
  ) {
    self.leastSample = leastSample
    self.rounds = max(rounds, 1)
    self.seed = seed
    self.now = now
    self.timeIsUp = timeIsUp
  }

  /// Warms up, finds the number of runs in a sample, and runs the rounds.
  package func samples(of benchmarks: [TimedBenchmark], by subjects: [Subject]) throws -> ProcessSamples {
    var series = try benchmarks.map { try Series($0, leastSample: leastSample, now: now) }
    var generator = SeededGenerator(seed: seed)
    var done = 0
    repeat {
      for index in series.indices.shuffled(using: &generator) {
        try series[index].sample(in: subjects.indices.shuffled(using: &generator))
      }
      done += 1
    } while done < rounds && !timeIsUp()
    return ProcessSamples(seed: seed, subjects: subjects, rounds: done, benchmarks: series.map(\.samples))
  }

  private struct Series {
    let benchmark: TimedBenchmark
    let timer: LapTimer
    private(set) var samples: ProcessSamples.Benchmark

    /// Finds the batch size by doubling it with the first subject, and warms up the others.
    init(_ benchmark: TimedBenchmark, leastSample: UInt64, now: @escaping () -> UInt64) throws {
      self.benchmark = benchmark
      timer = LapTimer(parts: benchmark.parts.count, now: now)
      samples = ProcessSamples.Benchmark(
        name: benchmark.name, parts: benchmark.parts, batch: 1, nanoseconds: benchmark.runs.map { _ in [] })
      while try time(0).reduce(0, +) < leastSample, samples.batch < RoundSampler.largestBatch { samples.batch *= 2 }
      for subject in benchmark.runs.indices.dropFirst() { _ = try time(subject) }
    }

    mutating func sample(in order: [Int]) throws {
      for subject in order { samples.nanoseconds[subject].append(try time(subject)) }
    }

    private func time(_ subject: Int) throws -> [UInt64] {
      timer.reset()
      for _ in 0..<samples.batch { try benchmark.runs[subject](timer) }
      return timer.laps
    }
  }
}

/// The same work by several subjects, in parts that are timed separately.
///
/// The closures keep the isolation of the context in which they are written.
nonisolated package struct TimedBenchmark {
  /// A subject's run, which starts the timer and ends each part with a lap.
  package typealias Run = (LapTimer) throws -> Void

  let name: String
  let parts: [String]
  let runs: [Run]

  /// Runs the first subject once, including everything that a process does only once.
  package func firstRun(now: @escaping () -> UInt64) throws -> ProcessSamples.Benchmark {
    let timer = LapTimer(parts: parts.count, now: now)
    for run in runs.prefix(1) { try run(timer) }
    return ProcessSamples.Benchmark(name: name, parts: parts, batch: 1, nanoseconds: [[timer.laps]])
  }
}

/// Adds up the time of each part over the runs of a sample.
nonisolated package final class LapTimer {
  private let now: () -> UInt64
  private var start: UInt64 = 0
  private var part = 0

  /// The nanoseconds of each part since the last reset.
  private(set) var laps: [UInt64]

  init(parts: Int, now: @escaping () -> UInt64) {
    self.now = now
    laps = Array(repeating: 0, count: parts)
  }

  package func begin() {
    part = 0
    start = now()
  }

  package func lap() {
    let end = now()
    laps[part] += end - start
    start = end
    part += 1
  }

  func reset() { for index in laps.indices { laps[index] = 0 } }
}
