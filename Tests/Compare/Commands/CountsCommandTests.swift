import Basics
import Foundation
import Measuring
import Probes
import Results
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct CountsCommandTests {
  /// Sees a screen and an entry of a list left each time. Real ones are tracked by `LiveObjectsTests` alone, as there is one record for
  /// the process.
  private struct Leak: LivenessProbe {
    let unavailability: String? = nil

    func newOwner() -> Int { 7 }

    func record<Result, Failure: Error>(
      for owner: Int, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try work()
    }

    func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] {
      guard owner == 7 else { return [:] }
      return [
        .instance(name: "FakeB.Screen", module: "FakeB"): LiveCount(objects: 1),
        ObjectKind(collection: [Int].self): LiveCount(objects: 1, elements: 5),
      ]
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "pass.feature": StoryText.passing + "\n" + StoryText.another, "fail.feature": StoryText.failing,
    ])
  }

  /// A process whose launches are runs of the same commands in this process.
  private func process(_ file: String = "pass.feature", callgrind: String? = nil) -> ProcessContext {
    var process = ProcessContext.fake(stories: [folder.path(of: file)])
    process.makeProbe = { Leak() }
    process.findProgram = { name in callgrind.map { _ in URL(filePath: "/usr/bin/\(name)") } }
    process.launchItselfUnder = { _, _, _, _ in callgrind ?? "" }
    let launched = process
    process.launchItself = { arguments, environment in
      #expect(environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
      var output = ""
      let console = Console(result: { output += $0 }, diagnostic: { Issue.record("\($0)") })
      _ = CompareSuite.run(
        arguments, architectures: [FakeArchitecture("A"), FakeArchitecture("B")], console: console,
        process: launched)
      return Data(output.utf8)
    }
    process.launchItselfAtOnce = { [launch = process.launchItself] arguments, environment in
      try arguments.map { try launch($0, environment) }
    }
    return process
  }

  private func run(_ arguments: String..., process: ProcessContext) -> (exitCode: ExitCode, output: String) {
    var output = ""
    let console = Console(result: { output += $0 }, diagnostic: { output += $0 })
    let exitCode = CompareSuite.run(
      ["counts"] + arguments, architectures: [FakeArchitecture("A"), FakeArchitecture("B")], console: console,
      process: process)
    return (exitCode, output)
  }

  private func result(_ arguments: String..., process: ProcessContext) throws -> CountsResult {
    var output = ""
    let console = Console(result: { output += $0 }, diagnostic: { Issue.record("\($0)") })
    _ = CompareSuite.run(
      ["counts", "--format=json"] + arguments, architectures: [FakeArchitecture("A"), FakeArchitecture("B")],
      console: console, process: process)
    return try JSONDecoder().decode(CountsResult.self, from: Data(output.utf8))
  }

  @Test func whatIsLeftBehindIsNamedByItsClassOfEachModule() throws {
    let result = try result(process: process())
    #expect(result.contenders == ["A", "B", "empty"])
    #expect(result.stories.map { $0.entry(of: "B")?.leftBehind } == [["FakeB.Screen": 1], ["FakeB.Screen": 1]])
    #expect(result.overall.entry(of: "B")?.leftBehind == ["FakeB.Screen": 2])
    let text = run(process: process())
    #expect(text.output.contains("\nB left behind, in 2 stories: 2 × FakeB.Screen.\n"))
    #expect(text.exitCode == .success)
  }

  @Test func instructionsAreUnknownUnlessTheyAreAskedForAndCanBeHad() throws {
    let unasked = try result(process: process())
    #expect(unasked.overall.entries.allSatisfy { $0.counts[.instructions] == nil })
    #expect(unasked.unavailable[.instructions] == "They take longer: ask for them with --instructions.")

    let missing = try result("--instructions", process: process())
    #expect(missing.overall.entries.allSatisfy { $0.counts[.instructions] == nil })
    #expect(
      missing.unavailable[.instructions]
        == "There is none. And there is no valgrind to count them instead; install it.")
    #expect(missing.instructionSource == nil)
  }

  @Test func whichStepsAreLeftOutIsFoundOutOnceForAllWhoRunTheStories() throws {
    try folder.write(StoryText.passing + "\n    Then nothing is left behind\n", to: "behind.feature")
    var process = process("behind.feature")
    let launch = process.launchItself
    var launches: [[String]] = []
    process.launchItselfAtOnce = { arguments, environment in
      launches = arguments
      return try arguments.map { try launch($0, environment) }
    }
    let found = try result(process: process)
    let leftOut = launches.map { $0.filter { $0.hasPrefix("--left-out=") } }
    #expect(leftOut == [["--left-out=[[2]]"], ["--left-out=[[2]]"], []])
    #expect(found.stories.map(\.steps) == [2])
    #expect(found.stepsLeftOut == 1)

    // Who isn't told finds out the same.
    process.launchItselfAtOnce = { arguments, environment in
      try arguments.map { try launch($0.filter { !$0.hasPrefix("--left-out=") }, environment) }
    }
    let alone = try result(process: process)
    #expect(alone.stories == found.stories)
  }

  @Test(arguments: ["", "x", "[]", "[[2]]", "[[0],[]]", "[[-1]]"])
  func onlyStepsThatThereAreCanBeLeftOut(text: String) {
    var output = ""
    let exitCode = CompareSuite.run(
      ["tally", "--architecture=A", "--left-out=\(text)"], architectures: [FakeArchitecture("A")],
      console: Console(result: { output += $0 }, diagnostic: { output += $0 }), process: process("fail.feature"))
    #expect(exitCode == .unusableInput)
    let isNone =
      "“\(text)” is no value of --left-out, which takes the places of steps from 0, a list for each of 1 stories."
    #expect(output.hasPrefix("compare: \(text.isEmpty ? "The option --left-out needs a value: " : isNone)"))
  }

  @Test func whoShowsWhatWasRecordedIsToldOfNoSteps() {
    var output = ""
    let exitCode = CompareSuite.run(
      ["tally", "--empty", "--left-out=[[],[]]"], architectures: [FakeArchitecture("A")],
      console: Console(result: { output += $0 }, diagnostic: { output += $0 }), process: process())
    #expect(exitCode == .unusableInput)
    #expect(output.contains("--left-out") && output.contains("--empty"))
  }

  @Test func callgrindCountsEachStory() throws {
    let dumps = "==1== Callgrind\nfn=(1)\n0 7\ntotals: 700\npart: 2\ntotals: 40\npart: 3\ntotals: 5\n==1== Bye\n"
    let result = try result("--instructions", process: process(callgrind: dumps))
    #expect(result.stories.map { $0.entry(of: "A")?.counts[.instructions] } == [700, 40])
    #expect(result.overall.entry(of: "A")?.counts[.instructions] == 740)
    #expect(result.overall.entry(of: "A")?.net?[.instructions] == 0)
    #expect(result.instructionSource == "valgrind's callgrind, user space only")
  }

  @Test func aCountForEachStoryIsWanted() {
    let run = run("--instructions", process: process(callgrind: "totals: 700\ntotals: 5\n"))
    #expect(
      run.output
        == "compare: The instructions of 1 stories were counted in A, which has 2. Leave --instructions away, and report it.\n"
    )
    #expect(run.exitCode == .unusableInput)
  }

  @Test func csvHasARowForEachStoryAndContender() {
    let lines = run("--format=csv", process: process()).output.split(separator: "\n")
    #expect(lines[0].hasPrefix("story,steps,contender,instructions,allocations,"))
    #expect(lines.count == 1 + 3 * 3)
    #expect(lines[1].hasPrefix(",3,A,,"))
    #expect(lines[4].hasPrefix("Out,2,A,,"))
  }

  @Test func onlyWhatPassesIsCounted() {
    let run = run(process: process("fail.feature"))
    #expect(run.output.contains("\nOnly what behaves the same is counted.\n"))
    #expect(run.exitCode == .failed)
  }

  @Test func outputThatIsNoCountsIsAnError() {
    var process = process()
    process.launchItselfAtOnce = { arguments, _ in arguments.map { _ in Data("Killed".utf8) } }
    let run = run(process: process)
    #expect(run.output.hasPrefix("compare: A launch printed no counts: "))
    #expect(run.output.hasSuffix("See what it prints: compare tally --architecture=A --reference=A\n"))
    #expect(run.exitCode == .unusableInput)
  }
}
