import Foundation
import Runtime
import Testing

@testable import CompareSuite

struct ColdStartsTests {
  private final class Launches {
    var seconds = 0.0
    var arguments: [[String]] = []
  }

  private let launches = Launches()
  private let start = ContinuousClock().now

  /// Each launch lasts a second and says that it took as many nanoseconds as there were launches before it.
  private func run(_ arguments: String...) throws -> [LaunchSamples] {
    var surroundings = Surroundings.fake()
    surroundings.now = { [launches, start] in start.advanced(by: .seconds(launches.seconds)) }
    surroundings.launchItself = { [launches] arguments, _ in
      launches.arguments.append(arguments)
      launches.seconds += 1
      var samples = LaunchSamples(seed: 0, contenders: [Contender("?", .implementation)], rounds: 1, courses: [])
      samples.start = LaunchSamples.Course(
        name: "start", parts: ["p"], batch: 1, nanoseconds: [[[UInt64(launches.arguments.count)]]])
      return try JSONEncoder().encode(samples)
    }
    let line = try CommandLine(["runtime"] + arguments)
    let plan = try RuntimePlan(
      line, architectures: [FakeArchitecture("A"), FakeArchitecture("B")],
      stories: try ChosenStories(line, surroundings), start: .warm)
    let console = Console(result: { _ in }, diagnostic: { _ in })
    return try ColdStarts(plan: plan, console: console, surroundings: surroundings, start: start).run()
  }

  @Test func eachStartHasAProcessOfItsOwnAndTheReferenceTwo() throws {
    let rounds = try run("--reference", "B")
    #expect(rounds.count == 20)
    #expect(launches.arguments.count == 60)
    #expect(
      rounds[0].contenders == [
        Contender("B", .implementation), Contender("A", .implementation), Contender("B again", .again),
      ])
    for (index, round) in rounds.enumerated() {
      let times = try #require(round.start).nanoseconds.map { $0[0][0] }
      #expect(times.sorted() == (1...3).map { UInt64(3 * index + $0) })
      let names = times.map { launches.arguments[Int($0) - 1][1] }
      #expect(names == ["--architecture=B", "--architecture=A", "--architecture=B"])
    }
    #expect(Set(rounds.map { $0.start?.nanoseconds.map { $0[0][0] % 3 } }).count > 1)
    #expect(try CommandLine(launches.arguments[0]).start == .cold)
  }

  @Test func theyTakeAFifthOfABudgetAndTwoRoundsAtLeast() throws {
    #expect(try run("--budget", "50").count == 4)
    #expect(try run("--budget", "1").count == 2)
  }
}
