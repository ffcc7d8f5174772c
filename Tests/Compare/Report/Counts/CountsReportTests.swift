import Basics
import Testing

@testable import Report
@testable import Results

struct CountsReportTests {
  private func result(
    left: [String: Int]? = [:], unavailable: [CountedWork: String] = [:]
  ) -> CountsResult {
    func record(_ allocations: Int, _ peak: Int, left: [String: Int]?) -> CountsRecord {
      CountsRecord(
        stories: [
          CountsRecord.Story(
            name: "Out", steps: 2, counts: [.allocations: allocations, .peakBytes: peak * 1024],
            leftBehind: left),
          CountsRecord.Story(
            name: "In", steps: 1, counts: [.allocations: 10, .peakBytes: 5],
            leftBehind: left.map { _ in [:] }),
        ], unavailable: unavailable, leftBehindUnavailable: left == nil ? "Nobody looks." : nil)
    }
    return CountsResult(
      circumstances: Circumstances(
        date: "2026-11-21T12:00:00Z", machine: "Abacus", system: "Linux 6", load: "0.10", toolchain: "Swift 6.3.1",
        commit: "abc123", treeIsClean: true, command: "compare counts"),
      isOptimised: false, reference: "A",
      records: [
        ("A", record(100, 70, left: left)), ("B", record(130, 60, left: left.map { _ in [:] })),
        (CountsResult.replay, record(25, 20, left: left.map { _ in [:] })),
      ], stepsInStories: 5)
  }

  private let references = Dictionary(
    uniqueKeysWithValues: [CountedWork.allocatedBytes, .objects, .retains, .releases].map {
      ($0, "None here.")
    })

  @Test func countsStandWithAndWithoutTheHarness() {
    let lines = CountsReport(result(unavailable: references)).lines
    #expect(
      lines.prefix(9) == [
        "What 2 stories with 3 steps took, counted", "",
        "                                              A     B  replay",
        "─────────────────────────────────────────  ────  ────  ──────",
        "allocations                                 110   140      35",
        "  without the harness                        75   105       –",
        "peak memory, highest of all stories (KiB)  70.0  60.0    20.0",
        "  without the harness                      50.0  40.0       –",
        "objects left behind                           0     0       0",
      ])
    #expect(lines.contains("Steps that look behind the screens aren't counted: 2."))
    #expect(lines.contains("This is a debug build, which takes more of everything. Run with -c release."))
  }

  @Test func whatIsNotCountedIsNamedWithItsReasonAndIsNoRow() {
    let lines = CountsReport(result(unavailable: references)).lines
    #expect(
      lines.contains("Not counted: memory asked for, heap objects made, retains and releases. None here.")
    )
    #expect(!lines.contains { $0.hasPrefix("retains") })
  }

  @Test func whatIsLeftBehindIsNamedByClass() {
    let lines = CountsReport(result(left: ["M.Screen": 2, "M.App": 1])).lines
    #expect(lines.contains("A left behind, in 1 story: 1 × M.App and 2 × M.Screen."))
    #expect(lines.contains { $0.contains(/^objects left behind +3 +0 +0$/) })
  }

  @Test func whereNobodyLooksNothingIsSaidToBeLeft() {
    let result = result(left: nil)
    #expect(result.overall.entries.allSatisfy { $0.leftBehind == nil })
    let lines = CountsReport(result).lines
    #expect(lines.contains("Not known: what was left behind. Nobody looks."))
    #expect(!lines.contains { $0.hasPrefix("objects left behind") })
  }

  @Test func whereImplementationsDifferMostStandsFirst() {
    let lines = CountsReport(result(unavailable: references)).lines
    let header = lines.firstIndex(of: "story   A    B") ?? 0
    #expect(lines[(header + 1)...(header + 3)] == ["─────  ──  ───", "Out    75  105", "In      0    0"])
  }
}
