import Foundation
import Results
import Stories
import SuiteFixtures
import Testing
import Metrics

@testable import Measuring

struct ForkSeriesTests {
  private final class Launches {
    var seconds = 0.0
    var jobs: [TimingJob] = []
    var paddings: [Int] = []
  }

  private let launches = Launches()
  private let start = ContinuousClock().now

  /// Runs a series whose launches last `lasting` seconds; `ratios` is what B's time is of A's in each.
  private func run(
    lasting: Double = 1, rounds: Int = 60, ratios: [Double] = [1], reference: FakeArchitecture? = nil,
    _ change: (inout RuntimePlan) -> Void
  ) throws -> (launches: [(launch: TimingSession.Launch, samples: LaunchSamples)], end: TimingSession.End) {
    var process = ProcessContext.fake()
    process.now = { [launches, start] in start.advanced(by: .seconds(launches.seconds)) }
    process.launchItself = { [launches] job, environment in
      guard case .time(let job) = job else { throw MeasuringError.nothingToMeasure }
      let ratio = ratios[launches.jobs.count % ratios.count]
      launches.jobs.append(job)
      launches.paddings.append(environment["SAMEAPP_PADDING"]?.count ?? -1)
      launches.seconds += lasting
      return try JSONEncoder().encode(Self.samples(ratio: ratio, rounds: rounds))
    }
    let bench = Bench([FakeArchitecture("A"), FakeArchitecture("B")], process: process)
    var plan = RuntimePlan(
      bench.architectures, reference: reference, stories: try ChosenStories(of: bench.process))
    plan.budget = nil
    change(&plan)
    return try ForkSeries(plan: plan, bench: bench, start: start).run()
  }

  private static func samples(ratio: Double, rounds: Int) -> LaunchSamples {
    LaunchSamples(
      seed: 1, contenders: [Subject("A", .implementation), Subject("B", .implementation)], rounds: rounds,
      courses: [
        LaunchSamples.Benchmark(
          name: "s", parts: ["p"], batch: 1,
          nanoseconds: [1, ratio].map { Array(repeating: [UInt64(1_000_000 * $0)], count: rounds) })
      ])
  }

  @Test func narrowIntervalsEndItAfterFiveLaunches() throws {
    let series = try run { $0.forks = 20 }
    #expect(series.launches.count == 5)
    #expect(series.end == .narrowEnough)
  }

  @Test func wideIntervalsGoOnUntilAllLaunchesAreMade() throws {
    let series = try run(ratios: [1, 1.1, 0.9]) { $0.forks = 20 }
    #expect(series.launches.count == 20)
    #expect(series.end == .allLaunches)
  }

  @Test func theBudgetEndsIt() throws {
    let series = try run(ratios: [1, 1.1]) {
      $0.forks = 20
      $0.budget = 7.5
    }
    #expect(series.launches.count == 7)
    #expect(series.end == .budgetSpent)
  }

  @Test func launchesThatEndBeforeTheirTimeMakeRoomForMore() throws {
    let series = try run(ratios: [1, 1.1]) { $0.budget = 20 }
    #expect(series.launches.count == 19)
    #expect(series.end == .budgetSpent)
    #expect(Set(launches.jobs.prefix(18).map(\.seconds)) == [2.5])
  }

  @Test func roundsThatWereCutAreABudgetSpent() throws {
    func end(rounds: Int) throws -> TimingSession.End {
      try run(rounds: rounds) {
        $0.forks = 3
        $0.budget = 100
      }.end
    }
    #expect(try end(rounds: 59) == .budgetSpent)
    #expect(try end(rounds: 60) == .allLaunches)
  }

  @Test func twoLaunchesAreMadeWhateverTheBudget() throws {
    let series = try run(lasting: 100, ratios: [1, 1.1]) { $0.budget = 1 }
    #expect(series.launches.count == 2)
    #expect(series.end == .budgetSpent)
  }

  @Test func eachLaunchHasItsShareOfWhatIsLeft() throws {
    _ = try run(lasting: 1, ratios: [1, 1.1]) {
      $0.forks = 4
      $0.budget = 10
    }
    #expect(launches.jobs.map(\.seconds) == [2.5, 3, 4, 7])
  }

  @Test func seedsAndPaddingsDifferAndComeBackWithTheSeed() throws {
    let series = try run(ratios: [1, 1.1]) {
      $0.forks = 5
      $0.seed = 7
    }
    #expect(Set(series.launches.map(\.launch.seed)).count == 5)
    #expect(Set(series.launches.map(\.launch.padding)).count > 1)
    #expect(series.launches.map(\.launch.padding) == launches.paddings)
    let again = try run(ratios: [1, 1.1]) {
      $0.forks = 5
      $0.seed = 7
    }
    #expect(again.launches.map(\.launch) == series.launches.map(\.launch))
  }

  @Test func aLaunchIsToldWhatToTime() throws {
    _ = try run(reference: FakeArchitecture("B")) {
      $0.rounds = 9
      $0.forks = 1
    }
    let job = try #require(launches.jobs.first)
    #expect(job.architectures == ["A", "B"] && job.reference == "B" && job.rounds == 9)
    #expect(job.stories.isEmpty && job.slowdown == nil && !job.timesStart)
  }

  @Test func outputThatIsNoSamplesIsAnError() throws {
    var process = ProcessContext.fake()
    process.launchItself = { _, _ in Data("Killed".utf8) }
    let bench = Bench([FakeArchitecture("A")], process: process)
    let plan = RuntimePlan(bench.architectures, stories: try ChosenStories(of: process))
    let series = ForkSeries(plan: plan, bench: bench, start: start)
    #expect(throws: MeasuringError.self) { try series.run() }
  }
}
