package import Metrics
internal import Basics

/// Times benchmarks in rounds: each benchmark once, with all subjects one after the other.
///
/// Both orders are shuffled in every round, so that no subject always runs first, or after the same one.
nonisolated package struct RoundSampler {
  private static let largestBatch = 4096

  private let rounds: Int
  private let seed: UInt64
  private let leastSample: UInt64
  private let now: () -> UInt64
  private let timeIsUp: () -> Bool

  /// - Parameters:
  ///   - rounds: The maximum number of rounds, at least one.
  ///   - leastSample: The minimum length of the first subject's samples, in nanoseconds.
  ///   - now: A monotonic clock, in nanoseconds.
  ///   - timeIsUp: Asked after each round.
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

    /// Finds the batch by doubling, with the first subject, and warms up the others.
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
