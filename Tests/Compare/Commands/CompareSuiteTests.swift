import Measuring
import Results
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct CompareSuiteTests {
  @Test func theVersion() {
    let run = CompareRun("--version")
    #expect(run.output == "compare 0.1.0\n")
    #expect(run.exitCode == .success)
  }

  @Test func helpGoesToTheOutput() {
    for run in [CompareRun("list", "--help"), CompareRun("help", "list")] {
      #expect(run.output == HelpText.lines(for: .list).joined(separator: "\n") + "\n")
      #expect(run.diagnostics.isEmpty)
      #expect(run.exitCode == .success)
    }
  }

  @Test func aWrongCommandLineGoesToTheDiagnostics() {
    let commands = Wording.list(Command.named.map(\.name))
    CompareRun("bogus").expectRefusal("Unknown command “bogus”. Commands: \(commands).\n")
  }

  @Test func aSuiteWithoutArchitecturesSaysSo() {
    CompareRun("list", architectures: []).expectRefusal(
      "Nothing to compare: the executable must pass at least one architecture to CompareSuite.main.\n")
    #expect(CompareRun("help", architectures: []).exitCode == .success)
  }

  @Test func bundledStoriesThatAreMissingAreAnError() {
    var process = ProcessContext.fake()
    process.bundledStories = { () throws(StoryFileErrors) in
      _ = try StoryLoader().load(["/nowhere/a.feature"])
      return []
    }
    for run in [
      CompareRun(process: process), CompareRun("list", process: process),
      CompareRun("stories", process: process),
    ] {
      #expect(run.diagnostics.hasPrefix("/nowhere/a.feature: "))
      #expect(run.output.isEmpty)
      #expect(run.exitCode == .unusableInput)
    }
  }

  @Test func outputThatCannotBeWrittenIsNoSuccess() {
    var diagnostics = ""
    let console = Console(
      result: { _ throws(ConsoleError) in throw .refused("No space left") }, diagnostic: { diagnostics += $0 })
    let exitCode = CompareSuite.run(
      ["--version"], architectures: [], console: console, process: .fake())
    #expect(diagnostics == "compare: The output can't be written: No space left. Check where it is sent to.\n")
    #expect(exitCode == .unusableInput)
  }

  @Test func aReaderWhoHasReadEnoughIsNoError() {
    let console = Console(
      result: { _ throws(ConsoleError) in throw .nobodyReads },
      diagnostic: { Issue.record("unexpected: \($0)") })
    #expect(
      CompareSuite.run(["--version"], architectures: [], console: console, process: .fake()) == .success)
  }
}
