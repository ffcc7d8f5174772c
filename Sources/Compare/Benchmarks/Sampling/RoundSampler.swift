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
  package func samples(of courses: [TimedBenchmark], by contenders: [Subject]) throws -> LaunchSamples {
    var tracks = try courses.map { try Track($0, leastSample: leastSample, now: now) }
    var generator = SeededGenerator(seed: seed)
    var done = 0
    repeat {
      for index in tracks.indices.shuffled(using: &generator) {
        try tracks[index].sample(in: contenders.indices.shuffled(using: &generator))
      }
      done += 1
    } while done < rounds && !timeIsUp()
    return LaunchSamples(seed: seed, contenders: contenders, rounds: done, courses: tracks.map(\.samples))
  }

  private struct Track {
    let course: TimedBenchmark
    let timer: LapTimer
    private(set) var samples: LaunchSamples.Benchmark

    /// Finds the batch by doubling. It is one for all subjects, chosen by the first; the others are warmed up with it.
    init(_ course: TimedBenchmark, leastSample: UInt64, now: @escaping () -> UInt64) throws {
      self.course = course
      timer = LapTimer(parts: course.parts.count, now: now)
      samples = LaunchSamples.Benchmark(
        name: course.name, parts: course.parts, batch: 1, nanoseconds: course.runs.map { _ in [] })
      while try time(0).reduce(0, +) < leastSample, samples.batch < RoundSampler.largestBatch { samples.batch *= 2 }
      for contender in course.runs.indices.dropFirst() { _ = try time(contender) }
    }

    mutating func sample(in order: [Int]) throws {
      for contender in order { samples.nanoseconds[contender].append(try time(contender)) }
    }

    private func time(_ contender: Int) throws -> [UInt64] {
      timer.reset()
      for _ in 0..<samples.batch { try course.runs[contender](timer) }
      return timer.laps
    }
  }
}
