internal import Foundation

/// Draws the findings from what the launches of one or several sessions sampled.
package struct TimeAnalysis {
  /// Above this share the harness drowns what is left when it is taken off, and errors are more than doubled.
  private static let largestHarnessShare = 0.5

  private let sessions: [[LaunchSamples]]
  private let contenders: [Subject]
  private let reference: Int
  private let empty: Int?
  private let again: Int?
  private let margin: Double

  /// - Parameters:
  ///   - sessions: The launches of each, of the same benchmarks by the same subjects; one at least in each.
  ///   - reference: The subject that others are compared with.
  ///   - margin: What a ratio must exceed, up or down, to be called a difference.
  package init?(_ sessions: [[LaunchSamples]], reference name: String, margin: Double = EquivalenceMargin.usual) {
    guard let first = sessions.first?.first, sessions.allSatisfy({ !$0.isEmpty }),
      let reference = first.contenders.firstIndex(where: { $0.name == name && $0.role == .implementation })
    else { return nil }
    self.sessions = sessions
    self.reference = reference
    self.margin = log(margin)
    contenders = first.contenders
    empty = contenders.firstIndex { $0.role == .empty }
    again = contenders.firstIndex { $0.role == .again }
  }

  /// What was found about all benchmarks together, where implementations are compared with the empty app as well: a yardstick that none
  /// of them changes.
  package var overall: TimeFinding {
    findings(in: [.all], of: pairs + pairsWithEmpty, .simultaneous(means: implementations.count))[0]
  }

  package var courses: [TimeFinding] {
    findings(in: first.courses.indices.map { .course($0) }, of: pairs, .discoveries)
  }

  package var parts: [TimeFinding] {
    findings(
      in: first.courses.enumerated().flatMap { index, course in
        course.parts.indices.map { .course(index, part: $0) }
      }, of: pairs, .discoveries)
  }

  private var first: LaunchSamples { sessions[0][0] }
  private var launches: [LaunchSamples] { sessions.flatMap(\.self) }

  // MARK: - Findings

  private func findings(
    in scopes: [RuntimeScope], of pairs: [Pair], _ guarantee: EstimateFamily.Guarantee
  ) -> [TimeFinding] {
    let ratios = scopes.map { scope in
      pairs.map { pair in values { $0.logRatio(of: pair.contender, to: pair.reference, in: scope) } }
    }
    let raw = estimates(of: ratios, between: pairs, guarantee)
    let net = estimates(
      of: scopes.map { scope in pairs.map { netLogRatios(of: $0.contender, to: $0.reference, in: scope) } },
      between: pairs, guarantee)
    return scopes.enumerated().map { index, scope in
      let comparisons = pairs.enumerated().map { place, pair in
        TimeComparison(
          contender: contenders[pair.contender].name, reference: contenders[pair.reference].name,
          raw: raw[index][place], net: net[index][place], logRatios: ratios[index][place])
      }
      let (story, step) = names(of: scope)
      return TimeFinding(
        story: story, step: step, times: times(in: scope), comparisons: comparisons,
        tieGroups: tieGroups(by: comparisons))
    }
  }

  /// What log ratios come to, by scope and pair. Each role is a family, and so are the comparisons with the empty app; the same code
  /// again is looked at first, as where it isn't seen to be the same, nothing else can be.
  private func estimates(
    of ratios: [[[Double]]], between pairs: [Pair], _ guarantee: EstimateFamily.Guarantee
  ) -> [[RatioEstimate?]] {
    let means = ratios.map { $0.map(LaunchMean.init) }
    var estimates: [[RatioEstimate?]] = means.map { $0.map { _ in nil } }
    var mayBeSame = means.map { _ in true }
    for role in [Subject.Role.again, .planted, .empty, .implementation] {
      let places = pairs.indices.filter { kind(of: pairs[$0]) == role }
      let isAlone = role != .implementation && means.count == 1
      let family = EstimateFamily(
        guarantee: isAlone ? .simultaneous(means: 2) : guarantee,
        contenders: [.implementation, .empty].contains(role) ? implementations.count : 2, margin: margin)
      let found = family.estimates(
        of: means.flatMap { row in places.map { row[$0] } },
        mayBeSame: mayBeSame.flatMap { isSame in places.map { _ in isSame } })
      for (index, estimate) in found.enumerated() {
        estimates[index / places.count][places[index % places.count]] = estimate
      }
      if role == .again { mayBeSame = estimates.map { row in places.contains { row[$0]?.verdict == .same } } }
    }
    return estimates
  }

  private func tieGroups(by comparisons: [TimeComparison]) -> [[String]] {
    let names = implementations.map { contenders[$0].name }
    let differences = comparisons.lazy.filter(\.verdict.isDifference).flatMap { comparison in
      [[comparison.contender, comparison.reference], [comparison.reference, comparison.contender]]
    }
    let different = Set(differences)
    let groups = TieGroups.groups(of: names.count) { different.contains([names[$0], names[$1]]) }
    return groups.map { $0.map { names[$0] } }
  }

  private func names(of scope: RuntimeScope) -> (story: String?, step: String?) {
    let courses = first.courses
    switch scope {
    case .all: return (nil, nil)
    case .course(let course, let part): return (courses[course].name, part.map { courses[course].parts[$0] })
    }
  }

  // MARK: - Pairs

  private typealias Pair = (contender: Int, reference: Int)

  private var implementations: [Int] { contenders.indices.filter { contenders[$0].role == .implementation } }

  /// All implementations with each other, the reference as what is divided by; the rest with the reference only.
  private var pairs: [Pair] {
    let others = implementations.filter { $0 != reference }
    let amongOthers = others.indices.flatMap { place in
      others[(place + 1)...].map { (contender: $0, reference: others[place]) }
    }
    let checks = contenders.indices.filter { [.again, .planted].contains(contenders[$0].role) }
    return (others + checks).map { (contender: $0, reference: reference) } + amongOthers
  }

  private var pairsWithEmpty: [Pair] {
    empty.map { empty in implementations.map { (contender: $0, reference: empty) } } ?? []
  }

  /// The role of its contender, but for what is compared with the empty app.
  private func kind(of pair: Pair) -> Subject.Role {
    pair.reference == empty ? .empty : contenders[pair.contender].role
  }

  /// The log ratios without the harness; none where that takes too much of it, or nothing is left.
  private func netLogRatios(of contender: Int, to reference: Int, in scope: RuntimeScope) -> [Double] {
    guard let empty else { return [] }
    let shares = [contender, reference].flatMap { own in launches.map { $0.logRatio(of: empty, to: own, in: scope) } }
    guard shares.allSatisfy({ exp($0) <= Self.largestHarnessShare }) else { return [] }
    let ratios = values { $0.netLogRatio(of: contender, to: reference, empty: empty, in: scope) }
    return ratios.allSatisfy(\.isFinite) ? ratios : []
  }

  /// One of each session where there are several, else of each launch.
  private func values(_ value: (LaunchSamples) -> Double) -> [Double] {
    guard sessions.count > 1 else { return sessions[0].map(value) }
    return sessions.map { launches in launches.reduce(0) { $0 + value($1) } / Double(launches.count) }
  }

  // MARK: - Times

  private func times(in scope: RuntimeScope) -> [TimeSummary] {
    let samples = contenders.indices.map { self.samples(of: $0, in: scope) }
    let harness = empty.flatMap { Statistics.median(of: samples[$0]) }
    return zip(contenders, samples).compactMap { contender, samples in
      TimeSummary(contender.name, samples: samples, harness: contender.role == .empty ? nil : harness)
    }
  }

  private func samples(of contender: Int, in scope: RuntimeScope) -> [Double] {
    launches.flatMap { launch -> [Double] in
      switch scope {
      case .course(let course, let part): return launch.nanoseconds(of: contender, course: course, part: part)
      case .all:
        let courses = launch.courses.indices.map { launch.nanoseconds(of: contender, course: $0) }
        return (0..<launch.rounds).map { round in courses.reduce(0) { $0 + $1[round] } }
      }
    }
  }
}
