import Foundation
import Report
import Runtime
import Stories
import Testing

@testable import CompareSuite

struct LaunchSeriesTests {
  private final class Launches {
    var seconds = 0.0
    var arguments: [[String]] = []
    var paddings: [Int] = []
  }

  private let launches = Launches()
  private let start = ContinuousClock().now

  /// Runs a series whose launches last `lasting` seconds; `ratios` is what B's time is of A's in each.
  private func run(
    _ arguments: String..., lasting: Double = 1, rounds: Int = 60, ratios: [Double] = [1]
  ) throws -> (launches: [(launch: TimingSession.Launch, samples: LaunchSamples)], end: TimingSession.End) {
    var surroundings = Surroundings.fake()
    surroundings.now = { [launches, start] in start.advanced(by: .seconds(launches.seconds)) }
    surroundings.launchItself = { [launches] arguments, environment in
      let ratio = ratios[launches.arguments.count % ratios.count]
      launches.arguments.append(arguments)
      launches.paddings.append(environment["SAMEAPP_PADDING"]?.count ?? -1)
      launches.seconds += lasting
      return try JSONEncoder().encode(Self.samples(ratio: ratio, rounds: rounds))
    }
    let line = try CommandLine(["runtime"] + arguments)
    let plan = try RuntimePlan(
      line, architectures: [FakeArchitecture("A"), FakeArchitecture("B")],
      stories: try ChosenStories(line, surroundings))
    let console = Console(result: { _ in }, diagnostic: { _ in })
    return try LaunchSeries(plan: plan, console: console, surroundings: surroundings, start: start).run()
  }

  private static func samples(ratio: Double, rounds: Int) -> LaunchSamples {
    LaunchSamples(
      seed: 1, contenders: [Contender("A", .implementation), Contender("B", .implementation)], rounds: rounds,
      courses: [
        LaunchSamples.Course(
          name: "s", parts: ["p"], batch: 1,
          nanoseconds: [1, ratio].map { Array(repeating: [UInt64(1_000_000 * $0)], count: rounds) })
      ])
  }

  @Test func narrowIntervalsEndItAfterFiveLaunches() throws {
    let series = try run("--launches", "20")
    #expect(series.launches.count == 5)
    #expect(series.end == .narrowEnough)
  }

  @Test func wideIntervalsGoOnUntilAllLaunchesAreMade() throws {
    let series = try run("--launches", "20", ratios: [1, 1.1, 0.9])
    #expect(series.launches.count == 20)
    #expect(series.end == .allLaunches)
  }

  @Test func theBudgetEndsIt() throws {
    let series = try run("--launches", "20", "--budget", "7.5", ratios: [1, 1.1])
    #expect(series.launches.count == 7)
    #expect(series.end == .budgetSpent)
  }

  @Test func launchesThatEndBeforeTheirTimeMakeRoomForMore() throws {
    let series = try run("--budget", "20", ratios: [1, 1.1])
    #expect(series.launches.count == 19)
    #expect(series.end == .budgetSpent)
    #expect(Set(launches.arguments.prefix(18).compactMap { $0.first { $0.hasPrefix("--budget") } }) == ["--budget=2.5"])
  }

  @Test func roundsThatWereCutAreABudgetSpent() throws {
    #expect(try run("--launches", "3", "--budget", "100", rounds: 59).end == .budgetSpent)
    #expect(try run("--launches", "3", "--budget", "100", rounds: 60).end == .allLaunches)
  }

  @Test func twoLaunchesAreMadeWhateverTheBudget() throws {
    let series = try run("--budget", "1", lasting: 100, ratios: [1, 1.1])
    #expect(series.launches.count == 2)
    #expect(series.end == .budgetSpent)
  }

  @Test func eachLaunchHasItsShareOfWhatIsLeft() throws {
    _ = try run("--launches", "4", "--budget", "10", lasting: 1, ratios: [1, 1.1])
    #expect(
      launches.arguments.map { $0.first { $0.hasPrefix("--budget") } }
        == ["--budget=2.5", "--budget=3.0", "--budget=4.0", "--budget=7.0"])
  }

  @Test func seedsAndPaddingsDifferAndComeBackWithTheSeed() throws {
    let series = try run("--launches", "5", "--seed", "7", ratios: [1, 1.1])
    #expect(Set(series.launches.map(\.launch.seed)).count == 5)
    #expect(Set(series.launches.map(\.launch.padding)).count > 1)
    #expect(series.launches.map(\.launch.padding) == launches.paddings)
    let again = try run("--launches", "5", "--seed", "7", ratios: [1, 1.1])
    #expect(again.launches.map(\.launch) == series.launches.map(\.launch))
  }

  @Test func aLaunchIsToldWhatToTime() throws {
    _ = try run("--reference", "B", "--rounds", "9", "--launches", "1")
    #expect(
      launches.arguments[0].filter { !$0.hasPrefix("--seed") && !$0.hasPrefix("--budget") } == [
        "samples", "--architecture=A", "--architecture=B", "--reference=B", "--rounds=9",
      ])
    #expect(try CommandLine(launches.arguments[0]).command == .samples)
  }

  @Test func outputThatIsNoSamplesIsAnError() throws {
    var surroundings = Surroundings.fake()
    surroundings.launchItself = { _, _ in Data("Killed".utf8) }
    let line = try CommandLine(["runtime"])
    let plan = try RuntimePlan(
      line, architectures: [FakeArchitecture("A")], stories: try ChosenStories(line, surroundings))
    let series = LaunchSeries(
      plan: plan, console: Console(result: { _ in }, diagnostic: { _ in }), surroundings: surroundings, start: start)
    #expect(throws: MeasuringError.self) { try series.run() }
  }
}
