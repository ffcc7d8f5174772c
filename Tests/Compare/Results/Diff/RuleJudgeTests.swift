import MadeResults
import Testing
import Metrics

@testable import Results

struct RuleJudgeTests {
  private let old: SuiteResult
  private var new: SuiteResult

  init() throws {
    old = try SuiteResult.made()
    new = try SuiteResult.made()
  }

  private func verdict(_ rule: String, from old: SuiteResult? = nil) throws -> RuleVerdict {
    let rule = try DiffRuleReader(architectures: ["A", "B"]).rule(rule)
    return RuleJudge(old: old ?? self.old, new: new).verdict(on: rule)
  }

  @Test(arguments: [
    ("coverage.regions<90", RuleVerdict.Outcome.kept), ("coverage.regions<=90", .broken),
    ("coverage.regions<90.1", .broken), ("lines.code>30", .kept), ("lines.code>=30", .broken),
    ("lines.code>+0", .kept), ("lines.code<-0", .kept), ("lines.code>=+0", .broken), ("lines.code>+0%", .kept),
    ("rules.violations>0", .broken), ("rules.violations>1", .kept), ("coverage.regions<-0", .kept),
  ])
  func countsAreHeldAgainstTheThreshold(rule: String, outcome: RuleVerdict.Outcome) throws {
    #expect(try verdict(rule).outcome == outcome)
  }

  @Test mutating func aChangeIsHeldAgainstWhatWasBefore() throws {
    new.addCode(3, toFile: 0)
    #expect(try verdict("lines.A.code>+10%").outcome == .kept)
    #expect(try verdict("lines.A.code>=+10%").reasons == ["A: 30 → 33 (+3)"])
    #expect(try verdict("lines.A.code>+9%").outcome == .broken)
    #expect(
      try verdict("lines.code>+2") == RuleVerdict(rule: "lines.code>+2", outcome: .broken, reasons: ["A: 30 → 33 (+3)"])
    )
    #expect(try verdict("lines.B.code>+2").outcome == .kept)
  }

  @Test("A broken rule shows enough digits to distinguish the number from the threshold")
  mutating func digits() throws {
    new.coverage?.architectures[0].total.ownTests = CoveredShare(coveredRegions: 99_169, regions: 100_000)
    #expect(try verdict("coverage.A.regions<99.2").reasons == ["A: 99.17 %"])
    #expect(try verdict("coverage.A.regions<99.1691").reasons == ["A: 99.1690 %"])
    #expect(try verdict("coverage.A.regions<99.3").reasons == ["A: 99.2 %"])
    #expect(try verdict("coverage.A.regions<=99.169").reasons == ["A: 99.2 %"])
    #expect(try verdict("coverage.A.regions>+9.16").reasons == ["A: 90.0 % → 99.2 % (+9.17 points)"])
    #expect(try verdict("coverage.A.regions>+9.2").outcome == .kept)
  }

  @Test("Two different numbers are printed differently next to their change")
  func changes() {
    #expect(MeasureChange.text(0.99213, 0.99169, .share) == "99.21 % → 99.17 % (−0.04 points)")
    #expect(MeasureChange.text(0.9, 0.885, .share) == "90.0 % → 88.5 % (−1.5 points)")
    #expect(MeasureChange.text(0.9, 0.9, .share) == "90.0 % → 90.0 % (0.0 points)")
  }

  @Test mutating func whatAResultLacksCannotBeJudgedAndSaysWhy() throws {
    new.coverage = nil
    new.parts = [PartRecord(.coverage, .unavailable, reason: "There is no llvm-cov.")]
    #expect(
      try verdict("coverage.A.regions<90")
        == RuleVerdict(
          rule: "coverage.A.regions<90", outcome: .unjudged,
          reasons: ["A: coverage.regions isn't in the new result. Tests, unavailable: There is no llvm-cov."]))
    var earlier = old
    earlier.lines = nil
    #expect(try verdict("lines.A.code>+1", from: earlier).reasons == ["A: lines.code isn't in the old result."])
    #expect(try verdict("lines.A.code>1", from: earlier).outcome == .broken)
  }

  @Test mutating func oneThatIsBrokenIsBrokenWhateverElseIsMissing() throws {
    new.coverage?.architectures.removeLast()
    let verdict = try verdict("coverage.regions<95")
    #expect(verdict.outcome == .broken)
    #expect(verdict.reasons == ["A: 90.0 %", "B: coverage.regions isn't in the new result."])
    #expect(try self.verdict("coverage.regions<80").outcome == .unjudged)
  }

  @Test func nobodyIsComparedWithHimself() throws {
    #expect(try verdict("runtime.against>50%").reasons.map { $0.prefix(2) } == ["B:"])
    #expect(try verdict("runtime.A.against>0%").outcome == .unjudged)
    #expect(try verdict("runtime.againstItself>150%").outcome == .kept)
  }

  @Test func aRuleIsBrokenOnlyByAllOfAnInterval() {
    for (relation, holds) in [(DiffRule.Relation.more, false), (.atLeast, false), (.less, false), (.atMost, false)] {
      #expect(relation.holds(for: 0.9...1.1, 1) == holds)
    }
    #expect(DiffRule.Relation.more.holds(for: 1.01...1.1, 1))
    #expect(DiffRule.Relation.less.holds(for: 0.9...0.99, 1))
    #expect(!DiffRule.Relation.more.holds(for: 1...1, 1))
    #expect(DiffRule.Relation.atLeast.holds(for: 1...1, 1))
    // The computed sum 0.1 + 0.2 isn't 0.3.
    #expect(!DiffRule.Relation.more.holds(for: (0.1 + 0.2)...(0.1 + 0.2), 0.3))
    #expect(!DiffRule.Relation.less.holds(for: 0.3...0.3, 0.1 + 0.2))
  }

  /// Slows every implementation by a factor, known to within the ratio `width`, but not the empty app.
  private func slower(_ factor: Double, within width: Double = 1.01) -> SuiteResult {
    var result = old
    guard let overall = result.runtime?.overall else { return result }
    for (index, time) in overall.times.enumerated() where time.harnessShare != nil {
      result.runtime?.overall.times[index].median = time.median * factor
    }
    for (index, comparison) in overall.comparisons.enumerated() where comparison.reference == "replay" {
      result.runtime?.overall.comparisons[index].raw = comparison.raw.map { raw in
        RatioEstimate(
          ratio: raw.ratio * factor, low: raw.ratio * factor / width, high: raw.ratio * factor * width,
          verdict: raw.verdict)
      }
    }
    return result
  }

  @Test mutating func aTimeIsHeldAgainstTheReplayBaselineOfItsOwnResult() throws {
    new = slower(1.2)
    #expect(try verdict("runtime.step>+10%").outcome == .broken)
    #expect(
      try verdict("runtime.A.step>+10%").reasons.first?.hasPrefix("A: +20.0 % against replay (95 % interval") == true)
    #expect(try verdict("runtime.step>+30%").outcome == .kept)
    #expect(try verdict("runtime.stepNet>+10%").outcome == .broken)
    new = slower(1)
    #expect(try verdict("runtime.step>+10%").outcome == .kept)
  }

  @Test("An interval that only just breaks a rule isn't printed like the threshold")
  mutating func digitsOfTimes() throws {
    let step = try #require(Measures.measure("runtime.step"))
    for factor in stride(from: 1.2, to: 1.21, by: 0.0007) {
      new = slower(factor)
      let change = try #require(ComparableTime.change(of: step, for: "A", from: old, to: new))
      // The threshold reads as the interval's end, rounded down.
      let percent = ((change.interval.lowerBound - 1) * 1000).rounded(.down) / 10
      let reason = try #require(try verdict("runtime.A.step>+\(percent)%").reasons.first)
      #expect(!reason.contains("interval +\(percent) % to"), "\(reason)")
    }
  }

  @Test mutating func aMachineThatIsTwiceAsSlowBreaksNoRule() throws {
    // The empty app's time doubles as well, so the harness's shares stay the same.
    for index in new.runtime?.overall.times.indices ?? 0..<0 { new.runtime?.overall.times[index].median *= 2 }
    #expect(try verdict("runtime.step>+1%").outcome == .kept)
    #expect(try verdict("runtime.stepNet>+1%").outcome == .kept)
  }

  @Test mutating func whatIsNotKnownOfATimeExcusesAsMuch() throws {
    new = slower(1.2, within: 1.25)
    #expect(try verdict("runtime.step>+10%").outcome == .kept)
  }

  private func inTwoSessions(_ result: SuiteResult) -> SuiteResult {
    var result = result
    result.runtime = result.runtime.map { runtime in
      var runtime = runtime
      runtime.sessions += runtime.sessions
      return runtime
    }
    return result
  }

  @Test mutating func whatSessionsDifferByIsExcusedToo() throws {
    new = slower(1.04)
    #expect(try verdict("runtime.step>+1%").outcome == .kept)
    // With several sessions, the intervals already include that difference.
    new = inTwoSessions(new)
    #expect(try verdict("runtime.step>+1%").outcome == .kept)
    new = slower(1.06)
    #expect(try verdict("runtime.step>+1%").outcome == .kept)
    new = inTwoSessions(new)
    #expect(try verdict("runtime.step>+1%").outcome == .broken)
  }

  @Test mutating func withoutAYardstickATimeCannotBeJudged() throws {
    new.runtime?.subjects.removeAll { $0.role == .replay }
    #expect(try verdict("runtime.A.step>+10%").outcome == .unjudged)
    #expect(try verdict("runtime.A.step>+1").outcome == .unjudged)
    #expect(try verdict("runtime.A.step>1000000").outcome == .kept)
    #expect(try verdict("build.A.clean>+10%").outcome == .unjudged)
  }
}
