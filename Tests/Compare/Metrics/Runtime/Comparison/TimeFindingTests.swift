import Testing

@testable import Metrics

struct StartFindingTests {
  private func process(_ times: [UInt64]) -> ProcessSamples {
    var process = ProcessSamples.made([1, 1, 1, 1, 1])
    process.start = ProcessSamples.Benchmark(
      name: "start", parts: ["p", "q"], batch: 1, nanoseconds: times.map { Array(repeating: [$0, 1000], count: 3) })
    return process
  }

  @Test("The start is reported, whatever the benchmarks took")
  func start() throws {
    let processes = Array(repeating: process([1000, 2000, 1000, 1000, 200]), count: 3)
    let finding = try #require(StartFinding([processes], reference: "A"))
    #expect(finding.whole.story == "start")
    #expect(finding.whole.times.map(\.median) == [2000, 3000, 2000, 2000, 1200])
    #expect(finding.whole.comparison(of: "B", to: "A")?.verdict == .slower)
    #expect(finding.steps.map(\.step) == ["p", "q"])
    #expect(finding.steps[0].comparison(of: "B", to: "A")?.raw?.ratio == 2)
  }

  @Test("If a process didn't time the start, nothing is reported")
  func none() {
    #expect(StartFinding([[process([1, 1, 1, 1, 1]), ProcessSamples.made([1, 1, 1, 1, 1])]], reference: "A") == nil)
    #expect(StartFinding([[process([1, 1, 1, 1, 1])]], reference: "Z") == nil)
    #expect(StartFinding([], reference: "A") == nil)
  }
}

struct VerdictTests {
  private func verdict(_ interval: ClosedRange<Double>, mayBeSame: Bool = true) -> Verdict {
    Verdict(interval, margin: 0.03, mayBeSame: mayBeSame)
  }

  @Test("Slower and faster lie wholly outside the margin, and the same wholly inside")
  func fourVerdicts() {
    #expect(verdict(0.031...0.05) == .slower)
    #expect(verdict(-0.05...(-0.031)) == .faster)
    #expect(verdict(-0.029...0.029) == .same)
    #expect(verdict(0.01...0.04) == .undecided)
    #expect(verdict(0.03...0.04) == .undecided)
    #expect(verdict(0.0...0.03) == .undecided)
  }

  @Test("If the A/A control isn't the same, nothing is called the same, and differences are still reported")
  func unfit() {
    #expect(verdict(-0.001...0.001, mayBeSame: false) == .undecided)
    #expect(verdict(0.1...0.2, mayBeSame: false) == .slower)
  }
}

struct TieGroupsTests {
  private func groups(of count: Int, apart: [Set<Int>]) -> [[Int]] {
    TieGroups.groups(of: count) { apart.contains([$0, $1]) }
  }

  @Test("If nothing differs there is one group, and no subjects give no group")
  func allTie() {
    #expect(groups(of: 4, apart: []) == [[0, 1, 2, 3]])
    #expect(groups(of: 1, apart: []) == [[0]])
    #expect(groups(of: 0, apart: []) == [])
  }

  @Test("If all differ, each is alone")
  func allDiffer() {
    #expect(groups(of: 3, apart: [[0, 1], [0, 2], [1, 2]]) == [[0], [1], [2]])
  }

  @Test("Ties aren't transitive: a subject between two others is in both of their groups")
  func inBetween() {
    #expect(groups(of: 3, apart: [[0, 2]]) == [[0, 1], [1, 2]])
    #expect(groups(of: 4, apart: [[0, 3], [1, 3], [0, 2]]) == [[0, 1], [1, 2], [2, 3]])
  }

  @Test("No group is part of another")
  func noneIsPartOfAnother() {
    #expect(groups(of: 4, apart: [[0, 1], [0, 2], [0, 3]]) == [[0], [1, 2, 3]])
  }
}
