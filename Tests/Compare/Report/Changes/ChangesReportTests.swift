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
      id: "0\(number)-it", wish: "“It”", given: size(2),
      entries: [("MVC", size(4)), ("VIPER", size(6, 2))].map {
        ChangesResult.Entry(
          architecture: $0, file: "\($0).patch", production: $1, tests: size(3), reference: size(4),
          independent: number == 2 && $0 == "VIPER" ? [8, 5, 9] : nil)
      }, lacking: number == 1 ? ["States"] : [])
  }

  @Test("Each implementation has its row, and gaps are named")
  func text() {
    let lines = ChangesReport(ChangesResult(reference: "MVC", requests: [request(1)]), hasAll: true).lines
    #expect(
      lines.prefix(6) == [
        "01-it: “It”",
        "       statements  to MVC  log ratio  files  new  types  new  effective files   of tests",
        "─────  ──────────  ──────  ─────────  ─────  ───  ─────  ───  ───────────────  ─────────",
        "MVC     4 (+4 −0)   ×1.00       0.00      2    0      2    0             1.75  3 (+3 −0)",
        "VIPER   8 (+6 −2)   ×2.00       0.69      2    0      2    0             1.46  3 (+3 −0)",
        "Common patch, not counted: 2 (+2 −0) statements.",
      ])
    #expect(lines.contains("No patch yet: States."))
    #expect(lines.contains { $0.hasPrefix("Ripple, test fallout and reading aren't measured yet; ") })
    var outdated = request(1)
    outdated.whyOutdated = "Soon again."
    #expect(
      ChangesReport(ChangesResult(reference: "MVC", requests: [outdated]), hasAll: true).lines
        .contains("Ripple, test fallout and reading are outdated: Soon again."))
    #expect(lines.contains { $0.hasPrefix("1 of 9 requests is there; 02 favourites only, 03 about, ") })
    #expect(!lines.contains { $0.contains("96 % order interval") })
  }

  @Test("The short report lists each request's statements, and medians with intervals from high to low")
  func nine() {
    func entries(_ number: Int) -> [ChangesResult.Entry] {
      [("MVC", 10), ("Low", 8), ("Open", number < 3 ? 9 : 11), ("High", 20)].map {
        ChangesResult.Entry(
          architecture: $0, file: "\($0).patch", production: size($1), tests: size(3), reference: size(10))
      }
    }
    let requests = (1...9).map { number in
      var request = request(number)
      request.entries = entries(number)
      request.lacking = []
      return request
    }
    let lines = ChangesReport(ChangesResult(reference: "MVC", requests: requests)).lines
    #expect(
      lines.prefix(3) == [
        "         MVC  Low  Open  High", "Statements that a change adds and removes", "  01-it   10    8     9    20",
      ])
    #expect(lines.count { $0.hasSuffix("-it   10    8    11    20") } == 7)
    let rows = lines.filter { $0.contains("×") }
    #expect(
      rows.map { $0.split(separator: #/ {2,}/#).map(String.init) } == [
        ["High", "×2.00", "2.00–2.00", "2.00–2.00", "2.00–2.00", "more"],
        ["Open", "×1.10", "0.90–1.10", "0.90–1.10", "1.10–1.10", "can't tell"],
        ["Low", "×0.80", "0.80–0.80", "0.80–0.80", "0.80–0.80", "fewer"],
      ])
    #expect(
      lines.contains(
        "This describes these implementations and authors; it doesn't cover other authors, apps or years."))
  }

  @Test("A change without effect for users has rows of its own")
  func unnoticed() {
    var other = request(2)
    other.id = "10-async"
    let result = ChangesResult(reference: "MVC", requests: [request(1)], unnoticed: [other])
    #expect(
      ChangesReport(result).lines.prefix(5) == [
        "            MVC  VIPER  States", "Statements that a change adds and removes", "  01-it       4      8       –",
        "The same for a change without effect for users, in no median", "  10-async    4      8       –",
      ])
    #expect(ChangesReport(result, hasAll: true).lines.contains("10-async: “It”"))
  }

  @Test(
    "Independent patches are listed next to the accepted one, and a missing request means no median"
  )
  func independent() {
    let some = ChangesReport(ChangesResult(reference: "MVC", requests: [request(2)]), hasAll: true).lines
    #expect(some[1].hasSuffix("independently") && some[3].hasSuffix("–") && some[4].hasSuffix("8, 5 and 9"))
    var requests = (1...9).map(request)
    requests[4].entries.removeLast()
    let gaps = ChangesReport(ChangesResult(reference: "MVC", requests: requests)).lines.joined(separator: " ")
    #expect(gaps.contains("VIPER has no median: for 05-it it has no ratio to MVC’s patch."))
  }

  @Test("A check's findings are listed with their place")
  func findings() {
    var result = ChangeCheckResult(request: "01-it", architectures: ["MVC"], lacking: ["VIPER"])
    result.findings = [
      .init("ChangeRequests/01-it/MVC.patch:5", "it doesn't apply.", details: (1...14).map { "\($0)" })
    ]
    let lines = ChangeCheckReport(result).lines
    #expect(
      lines.prefix(3) == ["✗ 01-it: 1 finding", "  ChangeRequests/01-it/MVC.patch:5: it doesn't apply.", "    1"])
    #expect(lines.suffix(2) == ["    … and 2 lines more; --format json has them all", "  No patch yet: VIPER."])
  }

  @Test("An implemented request lists what was checked, and whether that is cached")
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
    (result.stories, result.otherStories, result.superseded) = (0, 462, 0)
    #expect(ChangeCheckReport(result).lines[1] == "  462 stories pass as before")
    let nobody = ChangeCheckResult(request: "01-it", architectures: [], lacking: ["MVC"])
    #expect(ChangeCheckReport(nobody).lines == ["✗ 01-it: nobody has a patch", "  No patch yet: MVC."])
  }

  @Test("Additions and removals are distinguished, and the text stays unchanged")
  func patch() {
    let lines = PatchText("diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n \n").lines
    #expect(lines.map(\.emphasis) == [.heading, .heading, .heading, .faint, .alarm, .added, .none])
    #expect(lines.map(\.text).last == " ")
    // CRLF is one character.
    #expect(PatchText("@@ -1 +1 @@\n-a\r\n+b\r\n").lines.map(\.emphasis) == [.faint, .alarm, .added])
  }
}
