import Metrics
import Results
import Testing

@testable import Report

struct JudgementReportTests {
  private func lines(
    _ findings: [ChangeCheckResult.Finding] = [], sentences: [String?] = [], otherPaths: [String] = [],
    recorded: Bool = true
  ) -> [String] {
    var check = ChangeCheckResult(request: "05-undo", architectures: ["MVC"], lacking: [])
    check.findings = findings
    (check.stories, check.otherStories, check.tests, check.walkSteps) = (15, 536, 207, 5000)
    var size = ChangeSize([])
    (size.added, size.removed, size.filesTouched) = (4, 1, 1)
    let patches = ["yours"] + (recorded ? ["MVC.patch"] : [])
    return JudgementReport(
      ChangeJudgement(
        architecture: "MVC", check: check, sentences: sentences, otherPaths: otherPaths,
        patches: patches.map {
          ChangeJudgement.Patch(
            name: $0, sources: size, tests: ChangeSize([]), files: [$0 == "yours" ? "A.swift" : "B.swift": size])
        })
    ).lines
  }

  @Test("Findings are grouped by the sentence that doesn't hold")
  func missing() {
    let findings = [
      ChangeCheckResult.Finding("f:1", "“Hides” fails: Then", story: "Hides"), .init("g", "the rule is broken"),
      .init("f:9", "“Hides too” fails: Then", story: "Hides too"),
    ]
    #expect(
      lines(findings, sentences: ["Next hides it.", nil, "Next hides it."], otherPaths: ["Kit.swift"]) == [
        "✗ 05-undo in MVC: 4 things are missing or wrong",
        "  Kit.swift differs as well: all implementations share it, so change it back", "",
        "Next hides it.", "  f:1: “Hides” fails: Then", "  f:9: “Hides too” fails: Then", "  g: the rule is broken",
      ])
  }

  @Test("A change that does everything is shown next to the recorded patches, file by file")
  func met() {
    let lines = lines()
    #expect(
      lines.prefix(3) == [
        "✓ 05-undo in MVC: every sentence holds", "  15 stories of the request and 536 others pass",
        "  207 own tests pass, rules hold, a walk of 5000 steps found nothing",
      ])
    #expect(lines.contains { $0.contains(#/in the sources +5 \(\+4 −1\) +5 \(\+4 −1\)/#) })
    #expect(lines.contains { $0.contains(#/A.swift +\+4 −1 +–/#) })
    #expect(lines.contains { $0.contains(#/B.swift +– +\+4 −1/#) })
    #expect(lines.last == "The accepted patch: compare changes show 05-undo --architecture MVC")
    #expect(self.lines(recorded: false).last == "No patch of MVC is recorded for this request.")
  }
}
