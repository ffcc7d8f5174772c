import MadeResults
import Testing
import Metrics

@testable import Report
@testable import Results

struct DiffReportTests {
  private let old: SuiteResult
  private var new: SuiteResult

  init() throws {
    old = try SuiteResult.made()
    new = try SuiteResult.made()
  }

  private func diff(_ rules: String...) throws -> DiffResult {
    let reader = DiffRuleReader(architectures: new.architectures.map(\.name))
    return DiffResult(from: old, to: new, rules: try rules.map(reader.rule))
  }

  @Test func theSameResultHasNotChanged() throws {
    let diff = try diff()
    #expect(diff.changes == [])
    #expect(!diff.isBroken)
    #expect(!diff.isUnjudged)
    #expect(DiffReport(diff).lines.first == "Nothing changed.")
    #expect(DiffReport(diff).lines.last == "abc123 → abc123: nothing changed.")
    #expect(DiffMarkdown(diff).lines.contains("Nothing changed."))
  }

  @Test mutating func onlyWhatHasChangedIsTold() throws {
    new.addCode(3, toFile: 1)
    #expect(
      try diff().changes
        == ["lines.code", "lines.perScreen"].map {
          MeasureChange(measure: $0, architecture: "B", old: 30, new: 33, timeRatio: nil)
        })
    #expect(DiffReport(try diff()).lines.prefix(2) == ["lines.code: code lines", "  B: 30 → 33 (+3)"])
    let markdown = DiffMarkdown(try diff()).lines
    #expect(markdown.contains("| changed | B |"))
    #expect(markdown.contains("| code lines | 30 → 33 (+3) |"))
  }

  @Test mutating func whatIsBrokenComesFirstInMarkdown() throws {
    new.addCode(10, toFile: 0)
    let lines = DiffMarkdown(
      try diff("lines.code>50", "coverage.regions<1", "lines.A.code>+5")
    ).lines
    #expect(
      lines.prefix(9) == [
        "## SameApp", "", "abc123 → abc123: 2 measures changed; 1 of 3 rules broken.", "", "### Rules", "",
        "- ✗ `lines.A.code>+5` broken", "  - A: 30 → 40 (+10)", "- ✓ `lines.code>50` kept",
      ])
  }

  @Test mutating func aPartThatOneResultLacksIsNamedAndIsNoChange() throws {
    new.spread = nil
    new.parts = [
      PartRecord(.spread, .skipped, reason: "Left out by --skip."),
      PartRecord(.walk, .skipped, reason: "Left out by --skip."),
    ]
    let diff = try diff()
    #expect(diff.changes == [])
    #expect(
      diff.notes.first
        == "Not compared because the new result lacks it: Spread of features and Random walk. Left out by --skip.")
  }

  @Test mutating func anArchitectureThatIsNewOrGoneIsTold() throws {
    new = try SuiteResult.made(["A", "C"])
    let diff = try diff()
    #expect(diff.architectures == ["A", "C", "B"])
    #expect(DiffReport(diff).lines.contains("  C: none → 30"))
    #expect(DiffReport(diff).lines.contains("  B: 30 → none"))
  }

  @Test mutating func anotherMachineIsNamedBesideTimes() throws {
    new.circumstances.machine = "Slide rule"
    let diff = try diff()
    #expect(diff.changes == [])
    #expect(
      diff.notes.contains {
        $0.hasPrefix("The new times were measured on another machine (Abacus, 2 processors, now Slide rule)")
      })
    new.runtime = nil
    new.build = nil
    #expect(try self.diff().notes == [])
  }

  @Test mutating func timesChangeOnlyAgainstWhatWasTimedBesideThem() throws {
    for index in new.runtime?.overall.times.indices ?? 0..<0 { new.runtime?.overall.times[index].median *= 3 }
    #expect(try diff().changes == [])
    let index = try #require(
      new.runtime?.overall.comparisons.firstIndex { $0.subject == "A" && $0.reference == "replay" })
    let raw = try #require(new.runtime?.overall.comparisons[index].raw)
    new.runtime?.overall.comparisons[index].raw = RatioEstimate(
      ratio: raw.ratio * 2, low: raw.low * 2, high: raw.high * 2, verdict: raw.verdict)
    let change = try #require(try diff().changes.first { $0.measure == "runtime.step" })
    #expect(change.architecture == "A")
    #expect(abs((change.timeRatio ?? 0) - 2) < 1e-9)
  }

  @Test mutating func rulesThatCannotBeJudgedAreCountedApart() throws {
    new.coverage = nil
    let diff = try diff("coverage.regions<90", "lines.code>50")
    #expect(diff.isUnjudged)
    #expect(!diff.isBroken)
    #expect(
      DiffReport(diff).lines.last
        == "abc123 → abc123: nothing changed; 0 of 2 rules broken, 1 that can't be judged.")
    #expect(DiffReport(diff).lines.first == "? coverage.regions<90: unjudged")
  }
}
