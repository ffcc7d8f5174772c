import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ComparisonCommandTests {
  private let folder = TemporaryFolder.holding(["pass.feature": StoryText.passing, "fail.feature": StoryText.failing])
  private let sources = TemporaryFolder.holding([
    "Fake.swift": "// What it is\nstruct Fake {\n\n}\n", "More.swift": "let one = 1\n",
  ])
  private var passing: String { folder.path(of: "pass.feature") }
  private var failing: String { folder.path(of: "fail.feature") }

  private var architectures: [FakeArchitecture] {
    ["A", "B"].map { FakeArchitecture($0, sources: sources.path) }
  }

  @Test func whatIsMeasuredIsShownInOneTable() {
    let run = CompareRun(
      "--only", "stories", "--only=lines", architectures: architectures, process: .fake(stories: [passing]))
    #expect(
      run.output.hasPrefix(
        """
        SameApp: one app, 2 architectures

        1 story, 2 steps: all passed in A and B.
        Both implementations looked the same after every step that was taken.


        """))
    #expect(run.output.contains(/\n +A +B\nHow much code is it\?\n  code lines ↓ +3 +3\n/))
    let wrapped = run.output.replacing(/\n +/, with: " ")
    #expect(wrapped.contains(/\nRandom walk, .*Time, .* and Traces, skipped: Left out by --only.\n/))
    #expect(run.exitCode == .success)
    #expect(run.diagnostics == "stories, 1 of 2\nlines, 2 of 2\n")
  }

  @Test func aStoryThatFailsIsShownAndTheRestGoesOn() {
    let run = CompareRun(
      "--quick", "--with=runtime", architectures: architectures, process: .fake(stories: [failing]))
    #expect(
      run.output.hasPrefix(
        """
        SameApp: one app, 2 architectures

        ✗ A and B: The title: expected “Home”, found “In”.
          Story: Another title  (fail.feature:2)
          Step:  Then the title is "Home"  (fail.feature:4)

        """))
    #expect(run.output.contains("\n  code lines "))
    #expect(run.output.contains("\nStories, failed: Not all stories passed.\n"))
    #expect(
      run.output.contains("\nTime, failed: Only what behaves the same is timed, and a story failed.\n"))
    #expect(run.exitCode == .failed)
  }

  @Test func aDebugBuildTimesNothingAndSaysSo() {
    let run = CompareRun(
      "--only=runtime", architectures: architectures, process: .fake(stories: [passing], isOptimised: false))
    #expect(run.output.contains("\nTime, unavailable: This is a debug build, whose times say nothing."))
    #expect(run.exitCode == .success)
  }

  @Test func sourcesThatAreMissingAreSaidToBe() {
    let run = CompareRun("--only=lines", process: .fake(stories: [passing]))
    #expect(run.output.contains("Size and complexity, unavailable: The folder /nowhere cannot be listed:"))
    #expect(run.exitCode == .success)
  }

  @Test func anInterruptedRunShowsWhatThereIs() {
    var process = ProcessContext.fake(stories: [passing])
    let interruption = process.interruption
    process.makeProbe = {
      #expect(!interruption.receive())
      return LivenessProbeDouble()
    }
    let run = CompareRun("--only=stories", "--only=lines", architectures: architectures, process: process)
    #expect(run.output.contains("\nInterrupted: what follows is what had been measured by then.\n"))
    #expect(run.output.contains("\nStories, cancelled: Interrupted before it was finished.\n"))
    #expect(run.output.contains("\nSize and complexity, cancelled: Interrupted before it began.\n"))
    #expect(run.exitCode == .interrupted)
  }

  @Test func theResultIsThereAsJSON() throws {
    let run = CompareRun(
      "--only=lines", "--format", "json", architectures: architectures, process: .fake(stories: [passing]))
    let result = try JSONDecoder().decode(SuiteResult.self, from: Data(run.output.utf8))
    #expect(result.architectures.map(\.module) == ["FakeA", "FakeB"])
    #expect(result.lines?.code == 6)
    #expect(result.circumstances.command == "compare --only=lines --format json")
    #expect(result.parts.map(\.part) == SuitePart.allCases.filter(SuitePlan.allParts.contains))
  }

  @Test func theReportGoesToAFileThatIsNamed() throws {
    let file = folder.path(of: "report.csv")
    let run = CompareRun(
      "--only=lines", "--format=csv", "--output", file, architectures: architectures,
      process: .fake(stories: [passing]))
    #expect(run.output.isEmpty)
    #expect(run.diagnostics == "lines, 1 of 1\nWritten to \(file).\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("id,architecture,"))
  }

  @Test func onlyTheImplementationsThatAreNamedAreMeasured() {
    let run = CompareRun(
      "--only=stories", "--only=lines", "--architecture=B", architectures: architectures,
      process: .fake(stories: [passing]))
    #expect(run.output.hasPrefix("SameApp: one app, 1 architecture\n\n1 story, 2 steps: all passed in B.\n"))
    #expect(run.output.contains(/\n +B\nHow much code is it\?\n  code lines ↓ +3\n/))
    #expect(run.exitCode == .success)
  }

  @Test func resultsOfSomeImplementationsAreCachedApart() throws {
    let package = try TemporaryFolder(["Package.swift": "", "Sources/Fake/Fake.swift": "let one = 1\n"])
    let architectures = ["A", "B"].map { FakeArchitecture($0, sources: package.path(of: "Sources/Fake")) }
    var process = ProcessContext.fake(stories: [passing])
    process.programFile = URL(filePath: passing)
    func columns(_ arguments: String...) -> [Substring] {
      let run = CompareRun(
        ["--only=lines", "--format=csv"] + arguments, architectures: architectures, process: process)
      return run.output.split(separator: "\n").filter { $0.hasPrefix("lines.code,") }
    }
    for _ in 0..<2 {
      #expect(columns().count == 2)
      #expect(columns("--architecture=B") == ["lines.code,B,1.0,,,lines"])
    }
  }

  @Test func aResultThatCannotBeWrittenIsAnError() throws {
    let gone = try TemporaryFolder()
    var process = ProcessContext.fake(stories: [passing])
    process.makeProbe = {
      try? FileManager.default.removeItem(atPath: gone.path)
      return LivenessProbeDouble()
    }
    let file = gone.path(of: "report")
    let run = CompareRun("--only=stories", "--output", file, architectures: architectures, process: process)
    #expect(run.diagnostics.contains("compare: \(file) can't be written: "))
    #expect(run.exitCode == .unusableInput)
  }

  nonisolated private static let unusable: [([String], String)] = [
    (["--rounds", "many"], "“many” isn't a valid value for --rounds, which takes a whole number from 1 to 10000."),
    (["--seed=-1"], "“-1” isn't a valid value for --seed, which takes a whole number from 0 to 18446744073709551615."),
    (["--only=lines", "--skip=lines"], "All parts are left out; name one with --only that isn't named with --skip."),
    (
      ["--output=/nowhere/x.txt"],
      "/nowhere/x.txt can't be written: the folder /nowhere isn't there, or can't be written to. "
        + "Name another file."
    ),
  ]

  @Test(arguments: unusable)
  func whatCannotBeUsedIsSaidBeforeAnythingIsMeasured(arguments: [String], message: String) {
    CompareRun(arguments, architectures: architectures, process: .fake(stories: [passing]))
      .expectRefusal("\(message)\n")
  }
}
