import Testing
import Metrics

struct StartFindingTests {
  private func launch(_ times: [UInt64]) -> LaunchSamples {
    var launch = LaunchSamples.made([1, 1, 1, 1, 1])
    launch.start = LaunchSamples.Benchmark(
      name: "start", parts: ["p", "q"], batch: 1, nanoseconds: times.map { Array(repeating: [$0, 1000], count: 3) })
    return launch
  }

  @Test("It tells of the start, whatever the courses took")
  func start() throws {
    let launches = Array(repeating: launch([1000, 2000, 1000, 1000, 200]), count: 3)
    let finding = try #require(StartFinding([launches], reference: "A"))
    #expect(finding.whole.story == "start")
    #expect(finding.whole.times.map(\.median) == [2000, 3000, 2000, 2000, 1200])
    #expect(finding.whole.comparison(of: "B", to: "A")?.verdict == .slower)
    #expect(finding.steps.map(\.step) == ["p", "q"])
    #expect(finding.steps[0].comparison(of: "B", to: "A")?.raw?.ratio == 2)
  }

  @Test("Where a launch timed no start there is nothing to tell")
  func none() {
    #expect(StartFinding([[launch([1, 1, 1, 1, 1]), LaunchSamples.made([1, 1, 1, 1, 1])]], reference: "A") == nil)
    #expect(StartFinding([[launch([1, 1, 1, 1, 1])]], reference: "Z") == nil)
    #expect(StartFinding([], reference: "A") == nil)
  }
}
