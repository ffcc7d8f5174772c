internal import Foundation

/// Analyses the samples of one or more sessions.
package struct TimeAnalysis {
  /// Above this share, subtracting the harness more than doubles errors.
  private static let largestHarnessShare = 0.5

  private let sessions: [[ProcessSamples]]
  private let subjects: [Subject]
  private let reference: Int
  private let replay: Int?
  private let control: Int?
  private let margin: Double

  /// - Parameter sessions: At least one process each, with the same benchmarks and subjects.
  package init?(_ sessions: [[ProcessSamples]], reference name: String, margin: Double = EquivalenceMargin.usual) {
    guard let first = sessions.first?.first, sessions.allSatisfy({ !$0.isEmpty }),
      let reference = first.subjects.firstIndex(where: { $0.name == name && $0.role == .implementation })
    else { return nil }
    self.sessions = sessions
    self.reference = reference
    self.margin = log(margin)
    subjects = first.subjects
    replay = subjects.firstIndex { $0.role == .replay }
    control = subjects.firstIndex { $0.role == .control }
  }

  /// The finding for all benchmarks, where implementations are also compared with the replay baseline.
  package var overall: TimeFinding {
    findings(in: [.all], of: pairs + pairsWithReplay, .simultaneous(means: implementations.count))[0]
  }

  package var benchmarks: [TimeFinding] {
    findings(in: first.benchmarks.indices.map { .benchmark($0) }, of: pairs, .discoveries)
  }

  package var parts: [TimeFinding] {
    findings(
      in: first.benchmarks.enumerated().flatMap { index, benchmark in
        benchmark.parts.indices.map { .benchmark(index, part: $0) }
      }, of: pairs, .discoveries)
  }

  private var first: ProcessSamples { sessions[0][0] }
  private var processes: [ProcessSamples] { sessions.flatMap(\.self) }

  // MARK: - Findings

  private func findings(
    in scopes: [RuntimeScope], of pairs: [Pair], _ guarantee: EstimateFamily.Guarantee
  ) -> [TimeFinding] {
    let ratios = scopes.map { scope in
      pairs.map { pair in values { $0.logRatio(of: pair.subject, to: pair.reference, in: scope) } }
    }
    let raw = estimates(of: ratios, between: pairs, guarantee)
    let net = estimates(
      of: scopes.map { scope in pairs.map { netLogRatios(of: $0.subject, to: $0.reference, in: scope) } },
      between: pairs, guarantee)
    return scopes.enumerated().map { index, scope in
      let comparisons = pairs.enumerated().map { place, pair in
        TimeComparison(
          subject: subjects[pair.subject].name, reference: subjects[pair.reference].name,
          raw: raw[index][place], net: net[index][place], logRatios: ratios[index][place])
      }
      let (story, step) = names(of: scope)
      return TimeFinding(
        story: story, step: step, times: times(in: scope), comparisons: comparisons,
        tieGroups: tieGroups(by: comparisons))
    }
  }

  /// The estimates by scope and pair. Each role is a family, and so are comparisons with the replay baseline. The A/A
  /// control comes first, because a scope allows no verdict “same” where the control isn't.
  private func estimates(
    of ratios: [[[Double]]], between pairs: [Pair], _ guarantee: EstimateFamily.Guarantee
  ) -> [[RatioEstimate?]] {
    let means = ratios.map { $0.map(ProcessMean.init) }
    var estimates: [[RatioEstimate?]] = means.map { $0.map { _ in nil } }
    var mayBeSame = means.map { _ in true }
    for role in [Subject.Role.control, .slowed, .replay, .implementation] {
      let places = pairs.indices.filter { kind(of: pairs[$0]) == role }
      let isAlone = role != .implementation && means.count == 1
      let family = EstimateFamily(
        guarantee: isAlone ? .simultaneous(means: 2) : guarantee,
        subjects: [.implementation, .replay].contains(role) ? implementations.count : 2, margin: margin)
      let found = family.estimates(
        of: means.flatMap { row in places.map { row[$0] } },
        mayBeSame: mayBeSame.flatMap { isSame in places.map { _ in isSame } })
      for (index, estimate) in found.enumerated() {
        estimates[index / places.count][places[index % places.count]] = estimate
      }
      if role == .control { mayBeSame = estimates.map { row in places.contains { row[$0]?.verdict == .same } } }
    }
    return estimates
  }

  private func tieGroups(by comparisons: [TimeComparison]) -> [[String]] {
    let names = implementations.map { subjects[$0].name }
    let differences = comparisons.lazy.filter(\.verdict.isDifference).flatMap { comparison in
      [[comparison.subject, comparison.reference], [comparison.reference, comparison.subject]]
    }
    let different = Set(differences)
    let groups = TieGroups.groups(of: names.count) { different.contains([names[$0], names[$1]]) }
    return groups.map { $0.map { names[$0] } }
  }

  private func names(of scope: RuntimeScope) -> (story: String?, step: String?) {
    let benchmarks = first.benchmarks
    switch scope {
    case .all: return (nil, nil)
    case .benchmark(let benchmark, let part):
      return (benchmarks[benchmark].name, part.map { benchmarks[benchmark].parts[$0] })
    }
  }

  // MARK: - Pairs

  private typealias Pair = (subject: Int, reference: Int)

  private var implementations: [Int] { subjects.indices.filter { subjects[$0].role == .implementation } }

  private var pairs: [Pair] {
    let others = implementations.filter { $0 != reference }
    let amongOthers = others.indices.flatMap { place in
      others[(place + 1)...].map { (subject: $0, reference: others[place]) }
    }
    let checks = subjects.indices.filter { [.control, .slowed].contains(subjects[$0].role) }
    return (others + checks).map { (subject: $0, reference: reference) } + amongOthers
  }

  private var pairsWithReplay: [Pair] {
    replay.map { replay in implementations.map { (subject: $0, reference: replay) } } ?? []
  }

  private func kind(of pair: Pair) -> Subject.Role {
    pair.reference == replay ? .replay : subjects[pair.subject].role
  }

  /// The log ratios without the harness; empty if its share is too large or nothing is left.
  private func netLogRatios(of subject: Int, to reference: Int, in scope: RuntimeScope) -> [Double] {
    guard let replay else { return [] }
    let shares = [subject, reference].flatMap { own in processes.map { $0.logRatio(of: replay, to: own, in: scope) } }
    guard shares.allSatisfy({ exp($0) <= Self.largestHarnessShare }) else { return [] }
    let ratios = values { $0.netLogRatio(of: subject, to: reference, replay: replay, in: scope) }
    return ratios.allSatisfy(\.isFinite) ? ratios : []
  }

  /// One value for each session, or for each process of a single session.
  private func values(_ value: (ProcessSamples) -> Double) -> [Double] {
    guard sessions.count > 1 else { return sessions[0].map(value) }
    return sessions.map { processes in processes.reduce(0) { $0 + value($1) } / Double(processes.count) }
  }

  // MARK: - Times

  private func times(in scope: RuntimeScope) -> [TimeSummary] {
    let samples = subjects.indices.map { self.samples(of: $0, in: scope) }
    let harness = replay.flatMap { Statistics.median(of: samples[$0]) }
    return zip(subjects, samples).compactMap { subject, samples in
      TimeSummary(subject.name, samples: samples, harness: subject.role == .replay ? nil : harness)
    }
  }

  private func samples(of subject: Int, in scope: RuntimeScope) -> [Double] {
    processes.flatMap { process -> [Double] in
      switch scope {
      case .benchmark(let benchmark, let part):
        return process.nanoseconds(of: subject, benchmark: benchmark, part: part)
      case .all:
        let benchmarks = process.benchmarks.indices.map { process.nanoseconds(of: subject, benchmark: $0) }
        return (0..<process.rounds).map { round in benchmarks.reduce(0) { $0 + $1[round] } }
      }
    }
  }
}
