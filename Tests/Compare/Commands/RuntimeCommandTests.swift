import Basics
import Foundation
import Measuring
import Results
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct RuntimeCommandTests {
  private let folder = TemporaryFolder.holding(["pass.feature": StoryText.passing, "fail.feature": StoryText.failing])

  private func process(_ file: String = "pass.feature") -> ProcessContext {
    var process = ProcessContext.fake(stories: [folder.path(of: file)])
    var time: UInt64 = 0
    process.processorTime = {
      time += 1_000_000
      return time
    }
    return process.doingItsJobs()
  }

  @Test func implementationsThatTakeTheSameAreNotToldApart() {
    let run = CompareRun("runtime", "--processes", "3", "--rounds", "2", process: process())
    #expect(run.output.hasPrefix("Time of 1 story with 2 steps, against A\n"))
    #expect(run.output.contains("\nNo clear difference: A and B.\n"))
    #expect(run.output.hasSuffix("commit abc123, clean: compare runtime --processes 3 --rounds 2\n"))
    #expect(run.diagnostics.isEmpty)
    #expect(run.exitCode == .success)
  }

  @Test func theResultIsJSONThatCanBeReadBack() throws {
    let run = CompareRun(
      "runtime", "--processes=2", "--rounds=2", "--format=json", "--story=Out", process: process())
    let result = try JSONDecoder().decode(RuntimeResult.self, from: Data(run.output.utf8))
    #expect(result.sessions.map { $0.processes.map(\.rounds) } == [[2, 2]])
    #expect(result.stories.map(\.story) == ["Out"])
    #expect(result.steps.map(\.step) == ["the app is launched", "I tap \"menu.signOut\"", "the app ends"])
    #expect(result.samples[0].nanoseconds == Array(repeating: [[3e6, 3e6], [3e6, 3e6]], count: 4))
    #expect(result.circumstances.command == "compare runtime --processes=2 --rounds=2 --format=json --story=Out")
  }

  @Test func startsAreShownApartFromTheStories() throws {
    let json = CompareRun(
      "runtime", "--processes=2", "--rounds=2", "--format=json", process: process())
    let result = try JSONDecoder().decode(RuntimeResult.self, from: Data(json.output.utf8))
    let start = try #require(result.start)
    #expect(result.stories.map(\.story) == ["Out"] && result.timedSteps == 2)
    #expect(start.warm.steps.map(\.step) == ["I am signed in", "everything has settled"])
    #expect(start.warm.whole.times.map(\.subject) == ["A", "B", "A (A/A)", "replay"])
    #expect(start.cold.whole.times.map(\.subject) == ["A", "B", "A (A/A)"])
    #expect(start.coldStarts == 20)
    #expect(start.coldNanoseconds == Array(repeating: Array(repeating: 2_000_000, count: 20), count: 3))
    let text = CompareRun("runtime", "--processes=2", "--rounds=2", process: process()).output
    #expect(text.contains("\ncold, median (µs)                       2000   2000     2000       –\n"))
    let test = CompareRun("selftest", "--processes=2", "--rounds=2", "--format=json", process: process())
    #expect(try JSONDecoder().decode(SelfTestResult.self, from: Data(test.output.utf8)).measurement.start == nil)
  }

  @Test func aMachineThatHidesTheInjectedSlowdownIsUnfit() {
    let run = CompareRun("selftest", "--processes", "2", "--rounds", "2", process: process())
    #expect(run.output.hasPrefix("A (A/A) against A: 0.0 % (95 % interval 0.0 % to 0.0 %)\n"))
    #expect(run.output.contains("\nNot fit for timing in this time: "))
    #expect(run.exitCode == .failed)
  }

  @Test func onlyWhatPassesIsTimed() {
    for command in ["runtime", "selftest"] {
      let run = CompareRun(command, process: process("fail.feature"))
      #expect(run.output.contains("\nOnly what behaves the same is timed.\n"))
      #expect(run.exitCode == .failed)
    }
  }

  @Test(arguments: ["runtime", "selftest"]) func aDebugBuildRefuses(command: String) {
    CompareRun(command, process: .fake(isOptimised: false)).expectRefusal(
      "This is a debug build, whose times say nothing. Run: swift run -c release compare \(command)\n")
  }

  @Test(arguments: ["runtime", "selftest", "spread"])
  func aStoryThatIsNotThereIsAnsweredAlikeEverywhere(command: String) {
    CompareRun(command, "--story", "Ou", process: process())
      .expectRefusal("Unknown story “Ou”. Did you mean “Out”? “compare list” shows them all.\n")
  }

  nonisolated private static let unusable: [([String], String)] = [
    (["--reference", "Z"], "“Z” isn't a valid value for --reference. Known: A and B."),
    (["--budget", "0"], "“0” isn't a valid value for --budget, which takes seconds from 0.1 to 86400.0."),
    (["--budget", "nan"], "“nan” isn't a valid value for --budget, which takes seconds from 0.1 to 86400.0."),
    (["--processes", "0"], "“0” isn't a valid value for --processes, which takes a whole number from 1 to 1000."),
  ]

  @Test(arguments: unusable)
  func whatCannotBeUsedIsSaid(arguments: [String], message: String) {
    CompareRun(["runtime"] + arguments, process: process()).expectRefusal("\(message)\n")
  }
}
