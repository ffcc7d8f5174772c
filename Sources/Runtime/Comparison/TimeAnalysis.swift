internal import Foundation

/// Draws the findings from what several launches of the same plan sampled.
public struct TimeAnalysis {
  /// Above this share the harness drowns what is left when it is taken off.
  private static let largestHarnessShare = 0.8

  private let launches: [LaunchSamples]
  private let contenders: [Contender]
  private let reference: Int
  private let empty: Int?
  private let again: Int?

  /// - Parameters:
  ///   - launches: Of the same courses by the same contenders; one at least.
  ///   - reference: The contender that others are compared with.
  public init?(_ launches: [LaunchSamples], reference name: String) {
    guard let first = launches.first,
      let reference = first.contenders.firstIndex(where: { $0.name == name && $0.role == .implementation })
    else { return nil }
    self.launches = launches
    self.reference = reference
    contenders = first.contenders
    empty = contenders.firstIndex { $0.role == .empty }
    again = contenders.firstIndex { $0.role == .again }
  }

  /// What was found about all courses together.
  public var overall: TimeFinding {
    let findings = findings(in: [.all])
    return findings[0]
  }

  /// What was found about each course.
  public var courses: [TimeFinding] {
    findings(in: launches[0].courses.indices.map { .course($0) })
  }

  /// What was found about each part of each course.
  public var parts: [TimeFinding] {
    findings(
      in: launches[0].courses.enumerated().flatMap { index, course in
        course.parts.indices.map { .part($0, course: index) }
      })
  }

  // MARK: - Findings

  /// The findings of one kind, whose comparisons are corrected together.
  private func findings(in scopes: [RuntimeScope]) -> [TimeFinding] {
    var findings = scopes.map(finding)
    var corrected = HolmCorrection.corrected(findings.flatMap { $0.comparisons.map(\.probability) })[...]
    for index in findings.indices {
      for place in findings[index].comparisons.indices {
        findings[index].comparisons[place].probability = corrected.removeFirst()
      }
      conclude(&findings[index])
    }
    return findings
  }

  private func finding(in scope: RuntimeScope) -> TimeFinding {
    let summaries = times(in: scope)
    let sameAgain = again.flatMap { LaunchMean(of: logRatios(of: $0, to: reference, in: scope))?.mean }
    let margin = EquivalenceMargin.logMargin(sameAgain: sameAgain)
    let comparisons = pairs.map { pair in
      comparison(of: pair.contender, to: pair.reference, in: scope, margin: self.margin(of: pair.contender, margin))
    }
    let (story, step) = names(of: scope)
    return TimeFinding(
      story: story, step: step, times: summaries, margin: exp(margin), comparisons: comparisons, tieGroups: [])
  }

  /// Gives each comparison its verdict, and the finding its groups, once the probabilities are corrected.
  private func conclude(_ finding: inout TimeFinding) {
    for (place, pair) in pairs.enumerated() {
      let comparison = finding.comparisons[place]
      finding.comparisons[place].verdict = Verdict(
        LaunchMean(of: comparison.logRatios), margin: margin(of: pair.contender, log(finding.margin)),
        probability: comparison.probability)
    }
    let names = implementations.map { contenders[$0].name }
    let groups = TieGroups.groups(of: names.count) { first, second in
      finding.comparisons.contains { comparison in
        Set([comparison.contender, comparison.reference]) == [names[first], names[second]]
          && comparison.verdict.isDifference
      }
    }
    finding.tieGroups = groups.map { $0.map { names[$0] } }
  }

  /// The same code has no margin of its own making: it would always be within.
  private func margin(of contender: Int, _ margin: Double) -> Double {
    contender == again ? EquivalenceMargin.logMargin(sameAgain: nil) : margin
  }

  private func names(of scope: RuntimeScope) -> (story: String?, step: String?) {
    let courses = launches[0].courses
    switch scope {
    case .all: return (nil, nil)
    case .course(let course): return (courses[course].name, nil)
    case .part(let part, let course): return (courses[course].name, courses[course].parts[part])
    }
  }

  // MARK: - Pairs

  private var implementations: [Int] { contenders.indices.filter { contenders[$0].role == .implementation } }

  /// All implementations with each other, the reference as what is divided by; the rest with the reference only.
  private var pairs: [(contender: Int, reference: Int)] {
    let others = implementations.filter { $0 != reference }
    let amongOthers = others.indices.flatMap { place in
      others[(place + 1)...].map { (contender: $0, reference: others[place]) }
    }
    let checks = contenders.indices.filter { [.again, .planted].contains(contenders[$0].role) }
    return (others + checks).map { (contender: $0, reference: reference) } + amongOthers
  }

  private func logRatios(of contender: Int, to reference: Int, in scope: RuntimeScope) -> [Double] {
    launches.map { $0.logRatio(of: contender, to: reference, in: scope) }
  }

  private func comparison(
    of contender: Int, to reference: Int, in scope: RuntimeScope, margin: Double
  ) -> TimeComparison {
    let ratios = logRatios(of: contender, to: reference, in: scope)
    let mean = LaunchMean(of: ratios)
    return TimeComparison(
      contender: contenders[contender].name, reference: contenders[reference].name,
      raw: mean.map(RatioEstimate.init), net: net(of: contender, to: reference, in: scope), logRatios: ratios,
      probability: mean?.probability(ofBeingBeyond: margin) ?? 1, verdict: .undecided)
  }

  private func net(of contender: Int, to reference: Int, in scope: RuntimeScope) -> RatioEstimate? {
    guard let empty else { return nil }
    let shares = logRatios(of: empty, to: reference, in: scope)
    guard shares.allSatisfy({ exp($0) <= Self.largestHarnessShare }) else { return nil }
    let ratios = launches.map { $0.netLogRatio(of: contender, to: reference, empty: empty, in: scope) }
    guard ratios.allSatisfy(\.isFinite) else { return nil }
    return LaunchMean(of: ratios).map(RatioEstimate.init)
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
      case .part(let part, let course): return launch.nanoseconds(of: contender, course: course, part: part)
      case .course(let course): return launch.nanoseconds(of: contender, course: course)
      case .all:
        let courses = launch.courses.indices.map { launch.nanoseconds(of: contender, course: $0) }
        return (0..<launch.rounds).map { round in courses.reduce(0) { $0 + $1[round] } }
      }
    }
  }
}
