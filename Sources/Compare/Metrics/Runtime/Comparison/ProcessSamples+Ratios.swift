internal import Foundation

/// How much of the work a finding is about.
enum RuntimeScope: Hashable, Sendable {
  /// All benchmarks together.
  case all
  /// One benchmark, or one part of it, by their places.
  case benchmark(Int, part: Int? = nil)
}

// MARK: - What one process says

extension ProcessSamples {
  /// How long one run of a benchmark took in each round, in nanoseconds.
  /// - Parameter part: A part of the benchmark; nil for all of it.
  package func nanoseconds(of subject: Int, benchmark index: Int, part: Int? = nil) -> [Double] {
    let benchmark = benchmarks[index]
    return benchmark.nanoseconds[subject].map { parts in
      let sum = part.map { parts[$0] } ?? parts.reduce(0, +)
      return Double(sum) / Double(benchmark.batch)
    }
  }

  /// The logarithm of how many times the reference's time a subject took.
  ///
  /// Of one benchmark, or a part of it, it is the median of the rounds' log ratios. All benchmarks together are compared as sums:
  /// each of the reference's medians, and the same medians times the benchmark's ratio. So every ratio is one within a round.
  func logRatio(of subject: Int, to reference: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .benchmark(let benchmark, let part): roundsLogRatio(of: subject, to: reference, benchmark, part)
    case .all: log(sum(of: subject, after: reference) / sum(of: reference, after: reference))
    }
  }

  /// The same of what remains when what the harness alone took in the round is taken off both; not finite where nothing does.
  func netLogRatio(of subject: Int, to reference: Int, replay: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .benchmark(let benchmark, let part):
      netRoundsLogRatio(of: subject, to: reference, replay: replay, benchmark, part)
    case .all:
      log(sum(of: subject, after: reference) - sum(of: replay, after: reference))
        - log(sum(of: reference, after: reference) - sum(of: replay, after: reference))
    }
  }

  private func roundsLogRatio(of subject: Int, to reference: Int, _ benchmark: Int, _ part: Int?) -> Double {
    let pairs = zip(
      nanoseconds(of: subject, benchmark: benchmark, part: part),
      nanoseconds(of: reference, benchmark: benchmark, part: part))
    // No work takes no time: a clock that shows none is too coarse, and one nanosecond is its least.
    return Statistics.median(of: pairs.map { log(max($0, 1)) - log(max($1, 1)) }) ?? 0
  }

  private func netRoundsLogRatio(
    of subject: Int, to reference: Int, replay: Int, _ benchmark: Int, _ part: Int?
  ) -> Double {
    let harness = nanoseconds(of: replay, benchmark: benchmark, part: part)
    let own = [subject, reference].map {
      zip(nanoseconds(of: $0, benchmark: benchmark, part: part), harness).map { max($0 - $1, 0) }
    }
    // A round in which the harness alone took longer than both says nothing either way.
    let ratios = zip(own[0], own[1]).map { $0 == 0 && $1 == 0 ? 0 : log($0) - log($1) }
    return Statistics.median(of: ratios) ?? 0
  }

  private func sum(of subject: Int, after reference: Int) -> Double {
    benchmarks.indices.reduce(0) { sum, benchmark in
      let time = Statistics.median(of: nanoseconds(of: reference, benchmark: benchmark)) ?? 0
      return sum + max(time, 1) * exp(roundsLogRatio(of: subject, to: reference, benchmark, nil))
    }
  }
}
