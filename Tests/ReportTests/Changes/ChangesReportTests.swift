import Metrics
import Report
import Results
import Testing

struct ChangesReportTests {
  private func size(_ added: Int, _ removed: Int = 0) -> ChangeSize {
    func file(_ name: String, _ before: Int, _ after: Int) -> ChangeSize.File {
      ChangeSize.File(
        path: name, before: (0..<before).map { SourceStatement("b\($0)", type: name) },
        after: (0..<after).map { SourceStatement("a\($0)", type: name) })
    }
    return ChangeSize([file("A", removed, added - 1), file("B", 0, 1)])
  }

  private func request(_ number: Int) -> ChangesResult.Request {
    ChangesResult.Request(
      id: "0\(number)-it", wish: "“It”",
      entries: [("MVC", size(4)), ("VIPER", size(6, 2))].map {
        ChangesResult.Entry(architecture: $0, production: $1, tests: size(3), reference: size(4))
      }, lacking: number == 1 ? ["States"] : [])
  }

  @Test("Each implementation has its row, and what is missing is said")
  func text() {
    let lines = ChangesReport(ChangesResult(reference: "MVC", requests: [request(1)])).lines
    #expect(
      lines.prefix(6) == [
        "01-it: “It”",
        "       statements  to MVC  log ratio  files  new  types  new  effective files  H ÷ log k   of tests",
        "─────  ──────────  ──────  ─────────  ─────  ───  ─────  ───  ───────────────  ─────────  ─────────",
        "MVC     4 (+4 −0)   ×1.00       0.00      2    0      2    0             1.75       0.81  3 (+3 −0)",
        "VIPER   8 (+6 −2)   ×2.00       0.69      2    0      2    0             1.46       0.54  3 (+3 −0)",
        "No patch yet: States.",
      ])
    #expect(lines.contains { $0.hasPrefix("1 of 9 requests is there; 02, 03, 04, 05, 06, 07, 08 and 09 are missing.") })
    #expect(!lines.contains { $0.contains("median, 96 % order interval") })
  }

  @Test("Nine have a median with its interval")
  func nine() {
    let lines = ChangesReport(ChangesResult(reference: "MVC", requests: (1...9).map(request))).lines
    #expect(lines.contains("  VIPER: ×2.00, ×2.00–×2.00, ×2.00–×2.00"))
  }

  @Test("Markdown and CSV say the same")
  func others() {
    let result = ChangesResult(reference: "MVC", requests: [request(1)])
    #expect(
      ChangesReport(result).markdown.contains(
        "| VIPER | 8 (+6 −2) | ×2.00 | 0.69 | 2 | 0 | 2 | 0 | 1.46 | 0.54 | 3 (+3 −0) |"))
    let csv = CSVText(result).lines
    #expect(csv.count == 3 && csv[1].hasPrefix("01-it,MVC,4,0,0.0,2,0,2,0,"))
  }

  // MARK: - Check

  @Test("What a check finds stands with its place")
  func findings() {
    var result = ChangeCheckResult(request: "01-it", architectures: ["MVC"], lacking: ["VIPER"])
    result.findings = [.init("Changes/01-it/MVC.patch:5", "it doesn't apply.", details: (1...14).map { "\($0)" })]
    let lines = ChangeCheckReport(result).lines
    #expect(
      lines.prefix(3) == ["✗ 01-it: 1 finding", "  Changes/01-it/MVC.patch:5: it doesn't apply.", "    1"])
    #expect(lines.suffix(2) == ["    … and 2 lines more; --format json has them all", "  No patch yet: VIPER."])
  }

  @Test("A request that is met says what was checked, and whether that is kept")
  func met() {
    var result = ChangeCheckResult(request: "01-it", architectures: ["MVC", "VIPER"], lacking: [])
    (result.stories, result.otherStories, result.superseded) = (2, 460, 1)
    (result.tests, result.walkSteps, result.isKept) = (30, 5000, true)
    #expect(
      ChangeCheckReport(result).lines == [
        "✓ 01-it: met in MVC and VIPER (kept: nothing has changed since)",
        "  2 stories failed before and pass now, 460 others pass as before, 1 superseded",
        "  30 own tests pass, rules hold, a walk of 5000 steps found nothing",
      ])
    let nobody = ChangeCheckResult(request: "01-it", architectures: [], lacking: ["MVC"])
    #expect(ChangeCheckReport(nobody).lines == ["✗ 01-it: nobody has a patch", "  No patch yet: MVC."])
  }

  // MARK: - Patch

  @Test("What is added and removed is told apart, and the text stays as it is")
  func patch() {
    let lines = PatchText("diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n \n").lines
    #expect(
      lines.flatMap { $0.spans.map(\.emphasis) } == [.heading, .heading, .heading, .faint, .alarm, .added, .none])
    #expect(lines.map(\.text).last == " ")
  }
}
