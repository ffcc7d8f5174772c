package import Metrics
internal import Basics

/// Times benchmarks in rounds: in each, every benchmark once, and within a benchmark every subject right after the other.
///
/// Both orders are shuffled afresh in every round, so that nobody always runs first, or in the wake of the same one.
nonisolated package struct RoundSampler {
  private static let largestBatch = 4096

  private let rounds: Int
  private let seed: UInt64
  private let leastSample: UInt64
  private let now: () -> UInt64
  private let timeIsUp: () -> Bool

  /// - Parameters:
  ///   - rounds: How many rounds to run at most, and at least one.
  ///   - seed: What the order follows from.
  ///   - leastSample: How many nanoseconds the first subject's samples last at least: shorter ones would show the clock.
  ///   - now: The time in nanoseconds, which must never go back.
  ///   - timeIsUp: Asked after each round whether to stop.
  package init(
    rounds: Int, seed: UInt64, leastSample: UInt64, now: @escaping () -> UInt64, timeIsUp: @escaping () -> Bool
  ) {
    self.leastSample = leastSample
    self.rounds = max(rounds, 1)
    self.seed = seed
    self.now = now
    self.timeIsUp = timeIsUp
  }

  /// Warms up, finds how many runs make a sample, and runs the rounds on the caller's thread.
  /// - Throws: What a run throws; nothing runs after it.
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

    /// Finds the batch by doubling. It is one for all subjects, chosen by the first; the others are warmed up with it.
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
