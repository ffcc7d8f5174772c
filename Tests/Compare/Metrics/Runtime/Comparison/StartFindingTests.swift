import Testing
import Metrics

struct StartFindingTests {
  private func process(_ times: [UInt64]) -> ProcessSamples {
    var process = ProcessSamples.made([1, 1, 1, 1, 1])
    process.start = ProcessSamples.Benchmark(
      name: "start", parts: ["p", "q"], batch: 1, nanoseconds: times.map { Array(repeating: [$0, 1000], count: 3) })
    return process
  }

  @Test("It tells of the start, whatever the benchmarks took")
  func start() throws {
    let processes = Array(repeating: process([1000, 2000, 1000, 1000, 200]), count: 3)
    let finding = try #require(StartFinding([processes], reference: "A"))
    #expect(finding.whole.story == "start")
    #expect(finding.whole.times.map(\.median) == [2000, 3000, 2000, 2000, 1200])
    #expect(finding.whole.comparison(of: "B", to: "A")?.verdict == .slower)
    #expect(finding.steps.map(\.step) == ["p", "q"])
    #expect(finding.steps[0].comparison(of: "B", to: "A")?.raw?.ratio == 2)
  }

  @Test("Where a process timed no start there is nothing to tell")
  func none() {
    #expect(StartFinding([[process([1, 1, 1, 1, 1]), ProcessSamples.made([1, 1, 1, 1, 1])]], reference: "A") == nil)
    #expect(StartFinding([[process([1, 1, 1, 1, 1])]], reference: "Z") == nil)
    #expect(StartFinding([], reference: "A") == nil)
  }
}
