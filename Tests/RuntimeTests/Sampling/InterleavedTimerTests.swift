import Runtime
import Testing

@MainActor
struct InterleavedTimerTests {
  /// Time that passes only when a body says so.
  private final class Clock {
    private(set) var now = ContinuousClock().now
    private(set) var readings = 0
    var log: [String] = []

    func read() -> ContinuousClock.Instant {
      readings += 1
      return now
    }

    func pass(_ duration: Duration) {
      now += duration
    }
  }

  private struct Broken: Error, Equatable {
    let call: Int
  }

  private let clock = Clock()

  private func timer(rounds: Int, warmUpRounds: Int = 0, seed: UInt64 = 1) -> InterleavedTimer {
    InterleavedTimer(rounds: rounds, warmUpRounds: warmUpRounds, seed: seed, now: { clock.read() })
  }

  private func body(_ name: String, _ duration: Duration = .zero) -> TimedBody {
    TimedBody(name) {
      clock.log.append(name)
      clock.pass(duration)
    }
  }

  /// The order in which the bodies ran, round by round.
  private func rounds(of count: Int) -> [[String]] {
    stride(from: 0, to: clock.log.count, by: count).map { Array(clock.log[$0..<min($0 + count, clock.log.count)]) }
  }

  @Test("Each body's own time is recorded, in the order the bodies were given")
  func eachBodyHasItsOwnTime() throws {
    let bodies = [body("c", .milliseconds(250)), body("a", .seconds(2)), body("b", .milliseconds(500))]
    let result = try timer(rounds: 3, seed: 42).samples(of: bodies)
    #expect(
      result
        == InterleavedSamples(
          seed: 42,
          samples: [
            Samples(name: "c", seconds: [0.25, 0.25, 0.25]), Samples(name: "a", seconds: [2, 2, 2]),
            Samples(name: "b", seconds: [0.5, 0.5, 0.5]),
          ]))
  }

  @Test("The samples of one place in all series come from the same round")
  func samplesAreOfTheSameRound() throws {
    var calls = [0, 0]
    let bodies = [0, 1].map { index in
      TimedBody("\(index)") {
        calls[index] += 1
        clock.pass(.seconds(calls[index]))
      }
    }
    let result = try timer(rounds: 4, seed: 7).samples(of: bodies)
    #expect(result.samples.map(\.seconds) == [[1, 2, 3, 4], [1, 2, 3, 4]])
  }

  @Test("Every round runs every body once, and the order changes")
  func everyRoundIsShuffled() throws {
    let names = ["a", "b", "c", "d"]
    _ = try timer(rounds: 50).samples(of: names.map { body($0) })
    let orders = rounds(of: 4)
    #expect(orders.count == 50)
    #expect(orders.allSatisfy { $0.sorted() == names })
    #expect(Set(orders).count > 10)
    #expect(Set(orders.map { $0[0] }) == Set(names))
  }

  @Test("The same seed brings the order back, another one does not")
  func theSeedDecidesTheOrder() throws {
    let bodies = ["a", "b", "c", "d"].map { body($0) }
    var logs: [[String]] = []
    for seed: UInt64 in [5, 5, 6] {
      clock.log = []
      _ = try timer(rounds: 20, seed: seed).samples(of: bodies)
      logs.append(clock.log)
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0] != logs[2])
  }

  @Test("Warm-up rounds run every body and leave no sample")
  func warmUpLeavesNoSample() throws {
    var calls = 0
    let slowAtFirst = TimedBody("a") {
      calls += 1
      clock.pass(calls <= 3 ? .seconds(100) : .seconds(1))
    }
    let result = try timer(rounds: 2, warmUpRounds: 3).samples(of: [slowAtFirst, body("b")])
    #expect(result.samples[0].seconds == [1, 1])
    #expect(clock.log.count == 5)
    #expect(clock.readings == 8)
  }

  @Test("What a body throws ends the run")
  func errorsEndTheRun() {
    var calls = 0
    let broken = TimedBody("a") {
      calls += 1
      if calls == 3 { throw Broken(call: calls) }
    }
    #expect(throws: Broken(call: 3)) { try timer(rounds: 10, warmUpRounds: 1).samples(of: [broken]) }
    #expect(calls == 3)
  }

  @Test("No rounds and no bodies give no samples", arguments: [-1, 0])
  func nothingToMeasure(rounds: Int) throws {
    let result = try timer(rounds: rounds, warmUpRounds: rounds).samples(of: [body("a")])
    #expect(result.samples == [Samples(name: "a", seconds: [])])
    #expect(clock.log == [])
    #expect(try timer(rounds: 3).samples(of: []).samples == [])
  }
}
