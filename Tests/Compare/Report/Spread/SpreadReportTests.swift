import Metrics
import Testing

@testable import Report
@testable import Results

struct SpreadReportTests {
  private func run(_ lines: Set<Int>) -> StoryRun {
    var run = StoryRun()
    run.lines = ["a.swift": lines]
    run.types = ["A"]
    run.readLines = ["a.swift": lines.union([90])]
    return run
  }

  private var result: SpreadResult {
    let runs = [run([1, 2]), run([1, 3, 4])]
    let spread = Spread(runs)
    let contracts = Contracts([
      "a.swift": SourceExtents(
        protocols: [
          SourceExtent(name: "P", range: SourcePosition(line: 50, column: 1)..<SourcePosition(line: 52, column: 2))
        ], conformances: [StatedConformance(type: "A", names: ["P"], lines: 1...1)])
    ])
    let entries = runs.indices.map {
      SpreadResult.Entry(architecture: "MVC", run: runs[$0], at: $0, in: spread, contracts: contracts)
    }
    return SpreadResult(
      stories: entries.enumerated().map { index, entry in
        SpreadResult.Subject(file: "menu.feature", line: index + 3, name: "Story \(index)", entries: [entry])
      },
      features: [SpreadResult.Subject(file: "menu.feature", line: nil, name: "Menu", entries: [entries[1]])],
      common: ["MVC": spread.common], failures: [CoverageResult.Failure("menu.feature:3", lastLines: ["✗ Menu"])])
  }

  @Test func features() {
    #expect(
      SpreadReport(result, showsStories: false).lines.dropLast(5).joined(separator: "\n") == """
        Run by all stories:
          MVC: 1 type, 1 file, 1 line

        MVC           types  files  lines  beyond common  to read
        ────────────  ─────  ─────  ─────  ─────────────  ───────
        menu.feature      1      1      3      0 · 0 · 2        7

        1 story failed, and ran less than it tells:
        ✗ menu.feature:3
            ✗ Menu
        """)
  }

  @Test func stories() {
    let lines = SpreadReport(result, showsStories: true).lines
    #expect(lines.contains("Story 1  (menu.feature:4)"))
    #expect(!lines.contains { $0.hasPrefix("menu.feature ") })
  }
}
