import Foundation
import SuiteFixtures
import Testing
import Metrics

@testable import Measuring

struct ColdStartsTests {
  private final class Log {
    var seconds = 0.0
    var architectures: [String] = []
  }

  private let log = Log()
  private let start = ContinuousClock().now

  /// Each process lasts a second and says that it took as many nanoseconds as there were processes before it.
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
    return try ColdStarts(plan: plan, bench: bench, start: start).run()
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
