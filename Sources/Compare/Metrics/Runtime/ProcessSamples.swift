internal import Foundation

package struct ProcessSamples: Codable, Equatable, Sendable {
  package struct Benchmark: Codable, Equatable, Sendable {
    package var name: String
    package var parts: [String]
    /// The number of runs in a sample.
    package var batch: Int
    /// Times by subject, round and part.
    package var nanoseconds: [[[UInt64]]]

    package init(name: String, parts: [String], batch: Int, nanoseconds: [[[UInt64]]]) {
      self.name = name
      self.parts = parts
      self.batch = batch
      self.nanoseconds = nanoseconds
    }
  }

  package var seed: UInt64
  package var subjects: [Subject]
  package var rounds: Int
  package var benchmarks: [Benchmark]
  package var start: Benchmark?

  package init(seed: UInt64, subjects: [Subject], rounds: Int, benchmarks: [Benchmark]) {
    self.seed = seed
    self.subjects = subjects
    self.rounds = rounds
    self.benchmarks = benchmarks
  }
}

package struct Subject: Codable, Equatable, Hashable, Sendable {
  package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
    case implementation
    /// The A/A control, a second copy of the reference: shows how far the same code seems to differ from itself.
    case control
    /// The replay baseline, which only shows recorded snapshots: the harness alone.
    case replay
    /// The reference with an injected slowdown: shows whether a real difference is found.
    case slowed
  }

  package let name: String
  package let role: Role

  package init(_ name: String, _ role: Role) {
    self.name = name
    self.role = role
  }
}

enum RuntimeScope: Hashable, Sendable {
  case all
  case benchmark(Int, part: Int? = nil)
}

// MARK: - What one process says

extension ProcessSamples {
  package func nanoseconds(of subject: Int, benchmark index: Int, part: Int? = nil) -> [Double] {
    let benchmark = benchmarks[index]
    return benchmark.nanoseconds[subject].map { parts in
      let sum = part.map { parts[$0] } ?? parts.reduce(0, +)
      return Double(sum) / Double(benchmark.batch)
    }
  }

  /// The logarithm of the ratio of a subject's time to the reference's.
  ///
  /// For a benchmark or a part, the median of the rounds' log ratios. For all benchmarks, the mean of theirs, which
  /// makes the ratio a geometric mean: a long benchmark counts as much as a short one.
  func logRatio(of subject: Int, to reference: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .benchmark(let benchmark, let part): roundsLogRatio(of: subject, to: reference, benchmark, part)
    case .all: log(geometricMean(of: subject, to: reference))
    }
  }

  /// The same without the replay baseline's time in the round; not finite if nothing is left. For all benchmarks, it is
  /// taken off the geometric means, because in a short benchmark little else may be left.
  func netLogRatio(of subject: Int, to reference: Int, replay: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .benchmark(let benchmark, let part):
      netRoundsLogRatio(of: subject, to: reference, replay: replay, benchmark, part)
    case .all:
      log(geometricMean(of: subject, to: reference) - geometricMean(of: replay, to: reference))
        - log(1 - geometricMean(of: replay, to: reference))
    }
  }

  private func roundsLogRatio(of subject: Int, to reference: Int, _ benchmark: Int, _ part: Int?) -> Double {
    let pairs = zip(
      nanoseconds(of: subject, benchmark: benchmark, part: part),
      nanoseconds(of: reference, benchmark: benchmark, part: part))
    // The clock is too coarse to show a time; count a nanosecond.
    return Statistics.median(of: pairs.map { log(max($0, 1)) - log(max($1, 1)) }) ?? 0
  }

  private func netRoundsLogRatio(
    of subject: Int, to reference: Int, replay: Int, _ benchmark: Int, _ part: Int?
  ) -> Double {
    let harness = nanoseconds(of: replay, benchmark: benchmark, part: part)
    let own = [subject, reference].map {
      zip(nanoseconds(of: $0, benchmark: benchmark, part: part), harness).map { max($0 - $1, 0) }
    }
    // A round in which the harness alone took longer than both is neutral.
    let ratios = zip(own[0], own[1]).map { $0 == 0 && $1 == 0 ? 0 : log($0) - log($1) }
    return Statistics.median(of: ratios) ?? 0
  }

  private func geometricMean(of subject: Int, to reference: Int) -> Double {
    let sum = benchmarks.indices.reduce(0) { $0 + roundsLogRatio(of: subject, to: reference, $1, nil) }
    return exp(sum / Double(benchmarks.count))
  }
}
