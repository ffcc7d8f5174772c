import Foundation
import Metrics
import Results
import Stories
import SuiteFixtures
import Testing

@testable import Measuring

struct ProcessSeriesTests {
  private final class Log {
    var seconds = 0.0
    var jobs: [TimingJob] = []
    var paddings: [Int] = []
  }

  private let log = Log()
  private let start = ContinuousClock().now

  /// Runs a series whose processes take `lasting` seconds. `ratios` are the times of B relative to A, by process.
  private func run(
    lasting: Double = 1, rounds: Int = 60, ratios: [Double] = [1], reference: FakeArchitecture? = nil,
    _ change: (inout RuntimePlan) -> Void
  ) throws -> (processes: [(record: TimingSession.Process, samples: ProcessSamples)], end: TimingSession.End) {
    var process = ProcessContext.fake()
    process.now = { [log, start] in start.advanced(by: .seconds(log.seconds)) }
    process.launchItself = { [log] jobs, environment in
      guard case .time(let job) = jobs[0] else { throw MeasuringError.nothingToMeasure }
      let ratio = ratios[log.jobs.count % ratios.count]
      log.jobs.append(job)
      log.paddings.append(environment["SAMEAPP_PADDING"]?.count ?? -1)
      log.seconds += lasting
      return [try JSONEncoder().encode(Self.samples(ratio: ratio, rounds: rounds))]
    }
    let bench = Bench([FakeArchitecture("A"), FakeArchitecture("B")], process: process)
    var plan = RuntimePlan(
      bench.architectures, reference: reference, stories: try ChosenStories(of: bench.process))
    plan.budget = nil
    change(&plan)
    return try ProcessSeries(plan: plan, bench: bench, start: start).run()
  }

  private static func samples(ratio: Double, rounds: Int) -> ProcessSamples {
    ProcessSamples(
      seed: 1, subjects: [Subject("A", .implementation), Subject("B", .implementation)], rounds: rounds,
      benchmarks: [
        ProcessSamples.Benchmark(
          name: "s", parts: ["p"], batch: 1,
          nanoseconds: [1, ratio].map { Array(repeating: [UInt64(1_000_000 * $0)], count: rounds) })
      ])
  }

  @Test(
    "Narrow intervals end it after five processes, otherwise the maximum or the budget does, after at least two",
    arguments: [
      (1, [1], 20, nil, 5, .narrowEnough), (1, [1, 1.1, 0.9], 20, nil, 20, .allProcesses),
      (1, [1, 1.1], 20, 7.5, 7, .budgetSpent), (100, [1, 1.1], nil, 1, 2, .budgetSpent),
    ] as [(Double, [Double], Int?, Double?, Int, TimingSession.End)])
  func ends(
    lasting: Double, ratios: [Double], processes: Int?, budget: Double?, count: Int, end: TimingSession.End
  ) throws {
    let series = try run(lasting: lasting, ratios: ratios) {
      $0.processes = processes
      $0.budget = budget
    }
    #expect(series.processes.count == count)
    #expect(series.end == end)
  }

  @Test func processesThatEndBeforeTheirTimeMakeRoomForMore() throws {
    let series = try run(ratios: [1, 1.1]) { $0.budget = 20 }
    #expect(series.processes.count == 19)
    #expect(series.end == .budgetSpent)
    #expect(Set(log.jobs.prefix(18).map(\.seconds)) == [2.5])
  }

  @Test func roundsThatWereCutAreABudgetSpent() throws {
    func end(rounds: Int) throws -> TimingSession.End {
      try run(rounds: rounds) {
        $0.processes = 3
        $0.budget = 100
      }.end
    }
    #expect(try end(rounds: 59) == .budgetSpent)
    #expect(try end(rounds: 60) == .allProcesses)
  }

  @Test func eachProcessHasItsShareOfWhatIsLeft() throws {
    _ = try run(lasting: 1, ratios: [1, 1.1]) {
      $0.processes = 4
      $0.budget = 10
    }
    #expect(log.jobs.map(\.seconds) == [2.5, 3, 4, 7])
  }

  @Test func seedsAndPaddingsDifferAndComeBackWithTheSeed() throws {
    let series = try run(ratios: [1, 1.1]) {
      $0.processes = 5
      $0.seed = 7
    }
    #expect(Set(series.processes.map(\.record.seed)).count == 5)
    #expect(Set(series.processes.map(\.record.padding)).count > 1)
    #expect(series.processes.map(\.record.padding) == log.paddings)
    let again = try run(ratios: [1, 1.1]) {
      $0.processes = 5
      $0.seed = 7
    }
    #expect(again.processes.map(\.record) == series.processes.map(\.record))
  }

  @Test func aProcessIsToldWhatToTime() throws {
    _ = try run(reference: FakeArchitecture("B")) {
      $0.rounds = 9
      $0.processes = 1
    }
    let job = try #require(log.jobs.first)
    #expect(job.architectures == ["A", "B"] && job.reference == "B" && job.rounds == 9)
    #expect(job.stories.isEmpty && job.slowdown == nil && !job.timesStart)
  }

  @Test func outputThatIsNoSamplesIsAnError() throws {
    var process = ProcessContext.fake()
    process.launchItself = { _, _ in [Data("Killed".utf8)] }
    let bench = Bench([FakeArchitecture("A")], process: process)
    let plan = RuntimePlan(bench.architectures, stories: try ChosenStories(of: process))
    let series = ProcessSeries(plan: plan, bench: bench, start: start)
    #expect(throws: MeasuringError.self) { try series.run() }
  }
}

struct ColdStartsTests {
  private final class Log {
    var seconds = 0.0
    var architectures: [String] = []
  }

  private let log = Log()
  private let start = ContinuousClock().now

  /// Each process takes a second, and reports its number in the series as its time in nanoseconds.
  private func run(reference: FakeArchitecture? = nil, budget: Double? = nil) throws -> [ProcessSamples] {
    var process = ProcessContext.fake()
    process.now = { [log, start] in start.advanced(by: .seconds(log.seconds)) }
    process.launchItself = { [log] jobs, _ in
      guard case .startCold(let architecture) = jobs[0] else { throw MeasuringError.nothingToMeasure }
      log.architectures.append(architecture)
      log.seconds += 1
      var samples = ProcessSamples(seed: 0, subjects: [Subject("?", .implementation)], rounds: 1, benchmarks: [])
      samples.start = ProcessSamples.Benchmark(
        name: "start", parts: ["p"], batch: 1, nanoseconds: [[[UInt64(log.architectures.count)]]])
      return [try JSONEncoder().encode(samples)]
    }
    let bench = Bench([FakeArchitecture("A"), FakeArchitecture("B")], process: process)
    var plan = RuntimePlan(bench.architectures, reference: reference, stories: try ChosenStories(of: process))
    plan.budget = budget
    return try ProcessSeries(plan: plan, bench: bench, start: start).coldStarts()
  }

  @Test func eachStartHasAProcessOfItsOwnAndTheReferenceTwo() throws {
    let rounds = try run(reference: FakeArchitecture("B"))
    #expect(rounds.count == 20)
    #expect(log.architectures.count == 60)
    #expect(
      rounds[0].subjects == [
        Subject("B", .implementation), Subject("A", .implementation), Subject("B (A/A)", .control),
      ])
    for (index, round) in rounds.enumerated() {
      let times = try #require(round.start).nanoseconds.map { $0[0][0] }
      #expect(times.sorted() == (1...3).map { UInt64(3 * index + $0) })
      let names = times.map { log.architectures[Int($0) - 1] }
      #expect(names == ["B", "A", "B"])
    }
    #expect(Set(rounds.map { $0.start?.nanoseconds.map { $0[0][0] % 3 } }).count > 1)
  }

  @Test func theyTakeAFifthOfABudgetAndTwoRoundsAtLeast() throws {
    #expect(try run(budget: 50).count == 4)
    #expect(try run(budget: 1).count == 2)
  }
}
