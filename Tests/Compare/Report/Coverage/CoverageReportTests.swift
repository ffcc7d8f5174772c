import Metrics
import Testing

@testable import Report
@testable import Results

struct CoverageReportTests {
  private func part(_ file: String, role: String?, tests: Int, stories: Int, of all: Int) -> CoverageResult.Part {
    func share(_ covered: Int) -> CoveredShare {
      CoveredShare(
        coveredRegions: covered, regions: all, coveredDecided: covered / 2, decided: all / 2, coveredLines: covered * 2)
    }
    return CoverageResult.Part(
      file: file, role: role, ownTests: share(tests), testsWithoutScreen: share(0), charter: CoveredShare(),
      stories: share(stories))
  }

  private var architecture: CoverageResult.Architecture {
    CoverageResult.Architecture(
      name: "MVC",
      files: [
        part("App/App.swift", role: nil, tests: 0, stories: 5, of: 5),
        part("Menu/MenuViewController.swift", role: "view controller", tests: 9, stories: 10, of: 10),
        part("Note/NoteViewController.swift", role: "view controller", tests: 10, stories: 9, of: 990),
      ],
      tests: CoverageResult.TestEffort(tests: 12, lines: 80, doubles: ["D", "E"]),
      unlinked: ["App/App.swift:3 f()"])
  }

  @Test func implementationsRolesAndWhatWasMissing() {
    let failure = CoverageResult.Failure("MVCTests.T/b()", lastLines: ["✘ failed"])
    let report = CoverageReport(CoverageResult(architectures: [architecture], failures: [failure]))
    #expect(
      report.lines.dropLast(6).joined(separator: "\n") == """
                                              MVC
        ──────────────────────────────────  ─────
        regions                              1005
          by own tests                      1.9 %
          by own tests that load no screen  0.0 %
          by charter                            –
          by stories                        2.4 %
        decided regions                       502
          by own tests                      1.8 %
          by own tests that load no screen  0.0 %
          by charter                            –
          by stories                        2.2 %
        own tests                              12
        own test lines                         80
        test doubles                            2
        lines covered per test line          0.48

        MVC              files  regions    own  no screen  charter  stories  decided    own  no screen  charter  stories
        ───────────────  ─────  ───────  ─────  ─────────  ───────  ───────  ───────  ─────  ─────────  ───────  ───────
        view controller      2     1000  1.9 %      0.0 %        –    1.9 %      500  1.8 %      0.0 %        –    1.8 %
        no role              1        5  0.0 %      0.0 %        –  100.0 %        2  0.0 %      0.0 %        –  100.0 %

        MVC: 1 function is in no program, and counted as never run:
          App/App.swift:3 f()

        1 run failed; what was run until then is counted:
        ✗ MVCTests.T/b()
            ✘ failed
        """)
  }

  @Test func withoutTestsNothingIsDividedByTheirLines() {
    let none = CoverageResult.Architecture(
      name: "MVC", files: [], tests: CoverageResult.TestEffort(tests: 0, lines: 0, doubles: []),
      unlinked: [])
    #expect(none.coveredLinesPerTestLine == nil)
    let lines = CoverageReport(CoverageResult(architectures: [none], failures: [])).lines
    #expect(lines.contains { $0.hasPrefix("lines covered per test line") && $0.hasSuffix("–") })
    #expect(!lines.contains { $0.contains("failed") || $0.contains("in no program") })
  }
}
