internal import Foundation

/// How much of the work a finding is about.
enum RuntimeScope: Hashable, Sendable {
  /// All benchmarks together.
  case all
  /// One benchmark, or one part of it, by their places.
  case course(Int, part: Int? = nil)
}

// MARK: - What one launch says

extension LaunchSamples {
  /// How long one run of a benchmark took in each round, in nanoseconds.
  /// - Parameter part: A part of the benchmark; nil for all of it.
  package func nanoseconds(of contender: Int, course index: Int, part: Int? = nil) -> [Double] {
    let course = courses[index]
    return course.nanoseconds[contender].map { parts in
      let sum = part.map { parts[$0] } ?? parts.reduce(0, +)
      return Double(sum) / Double(course.batch)
    }
  }

  /// The logarithm of how many times the reference's time a subject took.
  ///
  /// Of one benchmark, or a part of it, it is the median of the rounds' log ratios. All benchmarks together are compared as sums:
  /// each of the reference's medians, and the same medians times the benchmark's ratio. So every ratio is one within a round.
  func logRatio(of contender: Int, to reference: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .course(let course, let part): roundsLogRatio(of: contender, to: reference, course, part)
    case .all: log(sum(of: contender, after: reference) / sum(of: reference, after: reference))
    }
  }

  /// The same of what remains when what the harness alone took in the round is taken off both; not finite where nothing does.
  func netLogRatio(of contender: Int, to reference: Int, empty: Int, in scope: RuntimeScope) -> Double {
    switch scope {
    case .course(let course, let part): netRoundsLogRatio(of: contender, to: reference, empty: empty, course, part)
    case .all:
      log(sum(of: contender, after: reference) - sum(of: empty, after: reference))
        - log(sum(of: reference, after: reference) - sum(of: empty, after: reference))
    }
  }

  private func roundsLogRatio(of contender: Int, to reference: Int, _ course: Int, _ part: Int?) -> Double {
    let pairs = zip(
      nanoseconds(of: contender, course: course, part: part), nanoseconds(of: reference, course: course, part: part))
    // No work takes no time: a clock that shows none is too coarse, and one nanosecond is its least.
    return Statistics.median(of: pairs.map { log(max($0, 1)) - log(max($1, 1)) }) ?? 0
  }

  private func netRoundsLogRatio(
    of contender: Int, to reference: Int, empty: Int, _ course: Int, _ part: Int?
  ) -> Double {
    let harness = nanoseconds(of: empty, course: course, part: part)
    let own = [contender, reference].map {
      zip(nanoseconds(of: $0, course: course, part: part), harness).map { max($0 - $1, 0) }
    }
    // A round in which the harness alone took longer than both says nothing either way.
    let ratios = zip(own[0], own[1]).map { $0 == 0 && $1 == 0 ? 0 : log($0) - log($1) }
    return Statistics.median(of: ratios) ?? 0
  }

  private func sum(of contender: Int, after reference: Int) -> Double {
    courses.indices.reduce(0) { sum, course in
      let time = Statistics.median(of: nanoseconds(of: reference, course: course)) ?? 0
      return sum + max(time, 1) * exp(roundsLogRatio(of: contender, to: reference, course, nil))
    }
  }
}
