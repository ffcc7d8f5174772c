import Basics
import HeadlessUI
import SharedModel
import Stories
import SuiteFixtures
import Testing
import Metrics

@testable import Benchmarks

struct StoryBenchmarksTests {
  private func scenarios(_ text: String) throws -> [StoryFile.Scenario] {
    let folder = try TemporaryFolder(["a.feature": text])
    return try withExtendedLifetime(folder) { try StoryLoader().load([folder.path(of: "a.feature")])[0].scenarios }
  }

  private func samples(_ text: String, slowdown: Int? = nil) throws -> ProcessSamples {
    var time: UInt64 = 0
    let now: () -> UInt64 = {
      time += 1_000_000
      return time
    }
    let architectures = [FakeArchitecture("A"), FakeArchitecture("B")]
    let benchmarks = StoryBenchmarks(
      architectures: architectures, reference: architectures[1], guide: try Guide.bundled(), slowdown: slowdown,
      now: now)
    return try RoundSampler(rounds: 2, seed: 1, leastSample: 1, now: now, timeIsUp: { false })
      .samples(of: benchmarks.benchmarks(of: scenarios(text)), by: benchmarks.subjects)
  }

  @Test func theReferenceComesFirstAndTheHarnessLast() throws {
    #expect(
      try samples(StoryText.passing, slowdown: 3).subjects == [
        Subject("B", .implementation), Subject("A", .implementation), Subject("B (A/A)", .control),
        Subject("B + 3 %", .slowed), Subject("replay", .replay),
      ])
  }

  @Test func eachStepIsAPartAndSoIsTheEnd() throws {
    let benchmark = try samples(StoryText.passing).benchmarks[0]
    #expect(benchmark.name == "Out")
    #expect(benchmark.parts == ["the app is launched", "I tap \"menu.signOut\"", "the app ends"])
    #expect(
      benchmark.nanoseconds
        == Array(repeating: Array(repeating: Array(repeating: 1_000_000, count: 3), count: 2), count: 4))
  }

  @Test func stepsThatLookBehindTheScreensAreTimedInNobody() throws {
    let benchmark = try samples(
      """
      Feature: F
        Scenario: Asking for nothing
          Given the app is launched
          Then 0 requests were sent to "quarters"
          And nothing is left behind
          And the title is "In"
          And 1 requests were sent to "quarters"
      """
    ).benchmarks[0]
    #expect(
      benchmark.parts == [
        "the app is launched", "0 requests were sent to \"quarters\"", "the title is \"In\"", "the app ends",
      ])
  }

  @Test func whatIsShownIsPlayedBackThroughASecondLaunch() throws {
    let benchmark = try samples(
      """
      Feature: F
        Scenario: Twice
          Given the app is launched
          When I tap "menu.signOut"
          Then the title is "Out"
          When the app is killed and launched again
          Then the title is "In"
      """
    ).benchmarks[0]
    #expect(benchmark.parts.count == 6)
  }

  @Test func aStoryThatShowsNothingIsNoCourse() throws {
    let samples = try samples(
      """
      Feature: F
        Scenario: Nothing
          Given the service "quarters" never answers
      """)
    #expect(samples.benchmarks.isEmpty)
  }
}
