import Testing
import Metrics

@testable import Benchmarks

@MainActor
struct RoundSamplerTests {
  private final class Clock {
    var now: UInt64 = 5
    var log: [String] = []
  }

  private struct Broken: Error, Equatable {}

  private let clock = Clock()
  private let subjects = [
    Subject("a", .implementation), Subject("b", .implementation), Subject("nothing", .replay),
  ]

  private func benchmark(_ name: String, _ times: [[UInt64]]) -> TimedBenchmark {
    TimedBenchmark(
      name: name, parts: (times.first ?? []).indices.map { "part \($0)" },
      runs: times.enumerated().map { subject, laps in
        { [clock] timer in
          clock.log.append("\(name)\(subject)")
          clock.now += 1_000_000
          timer.begin()
          for lap in laps {
            clock.now += lap
            timer.lap()
          }
        }
      })
  }

  private func sampler(rounds: Int, seed: UInt64 = 1, timeIsUp: @escaping () -> Bool = { false }) -> RoundSampler {
    RoundSampler(rounds: rounds, seed: seed, leastSample: 500_000, now: { [clock] in clock.now }, timeIsUp: timeIsUp)
  }

  @Test("Each part is timed separately, and preparation isn't timed")
  func partsAreTimed() throws {
    let times: [[UInt64]] = [[500_000, 1], [700_000, 2], [0, 3]]
    let process = try sampler(rounds: 2, seed: 9).samples(of: [benchmark("s", times)], by: subjects)
    #expect(
      process
        == ProcessSamples(
          seed: 9, subjects: subjects, rounds: 2,
          benchmarks: [
            ProcessSamples.Benchmark(
              name: "s", parts: ["part 0", "part 1"], batch: 1, nanoseconds: times.map { [$0, $0] })
          ]))
  }

  @Test("A first run runs only the first subject, once, without a warm-up")
  func firstRun() throws {
    let benchmark = try benchmark("s", [[300, 20], [1, 1]]).firstRun { [clock] in clock.now }
    #expect(
      benchmark
        == ProcessSamples.Benchmark(name: "s", parts: ["part 0", "part 1"], batch: 1, nanoseconds: [[[300, 20]]]))
    #expect(clock.log == ["s0"])
  }

  @Test("The batch doubles until a sample of the first subject is long enough, and all subjects share it")
  func batchIsDoubled() throws {
    let process = try sampler(rounds: 1).samples(
      of: [benchmark("s", [[100_000], [10], [1]]), benchmark("t", [[900_000], [10], [1]])], by: subjects)
    #expect(process.benchmarks.map(\.batch) == [8, 1])
    #expect(process.benchmarks[0].nanoseconds == [[[800_000]], [[80]], [[8]]])
  }

  @Test("Doubling ends even if the work takes no time")
  func noTimeAtAll() throws {
    let process = try sampler(rounds: 1).samples(of: [benchmark("s", [[0], [0], [0]])], by: subjects)
    #expect(process.benchmarks[0].batch == 4096)
  }

  @Test("In a round each benchmark runs once, with its subjects in a row, in changing orders")
  func roundsAreShuffled() throws {
    let lasting: [[UInt64]] = [[500_000], [500_000], [500_000]]
    _ = try sampler(rounds: 40).samples(of: ["s", "t", "u"].map { benchmark($0, lasting) }, by: subjects)
    let sampled = Array(clock.log.dropFirst(9))
    let rounds = stride(from: 0, to: sampled.count, by: 9).map { Array(sampled[$0..<$0 + 9]) }
    #expect(rounds.count == 40)
    #expect(rounds.allSatisfy { Set($0).count == 9 })
    #expect(
      rounds.allSatisfy { round in
        stride(from: 0, to: 9, by: 3).allSatisfy { Set(round[$0..<$0 + 3].map(\.first)).count == 1 }
      })
    #expect(Set(rounds.map { $0[0] }).count == 9)
  }

  @Test("The same seed gives the same order, and another seed doesn't")
  func seeds() throws {
    let logs = try [5, 5, 6].map { (seed: UInt64) in
      clock.log = []
      _ = try sampler(rounds: 9, seed: seed).samples(of: [benchmark("s", [[500_000], [1], [1]])], by: subjects)
      return clock.log
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0] != logs[2])
  }

  @Test("It stops after the round in which time runs out, and completes at least one")
  func stopsInTime() throws {
    var asked = 0
    let process = try sampler(rounds: 100) {
      asked += 1
      return asked == 3
    }.samples(of: [benchmark("s", [[500_000], [1], [1]])], by: subjects)
    #expect(process.rounds == 3)
    #expect(process.benchmarks[0].nanoseconds.map(\.count) == [3, 3, 3])
    #expect(
      try sampler(rounds: 0) { true }.samples(of: [benchmark("s", [[500_000], [1], [1]])], by: subjects).rounds == 1)
  }

  @Test("An error in a run ends the measurement")
  func errorsEndIt() {
    let broken = TimedBenchmark(name: "s", parts: ["p"], runs: [{ _ in throw Broken() }])
    #expect(throws: Broken()) { try sampler(rounds: 3).samples(of: [broken], by: [subjects[0]]) }
  }
}
