import Basics
import SuiteFixtures
import Testing

@testable import CompareSuite

struct PlayCommandTests {
  @Test func withoutATerminalItSaysWhatToRunInstead() {
    CompareRun("play").expectRefusal(
      "play is drawn in a terminal and played with its keys, but standard input is none. Without one, "
        + "“compare stories FILE” takes the steps of a file, and “compare walk” takes steps by chance.\n")
  }

  @Test func onlyTheNamedImplementationsArePlayed() {
    let terminal = ScriptedTerminal("s", "q")
    let run = CompareRun("play", "--architecture=B", terminal: terminal)
    #expect(run.output == "2 steps in B, which are in no file.\n")
    #expect(run.exitCode == .success)
    #expect(terminal.isGivenBack)
  }

  @Test func whatWasFoundEndsWithOne() {
    let run = CompareRun(
      "play", architectures: [FakeArchitecture("A"), FakeArchitecture("B", titleAfterTap: "Odd")],
      terminal: ScriptedTerminal("\r", "q", "q"))
    #expect(run.output.contains("Something was found"))
    #expect(run.exitCode == .failed)
  }

  @Test func theSavedStoryPasses() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "saved.feature")
    let run = CompareRun("play", terminal: ScriptedTerminal("\rsw\u{15}\(path)\rq"))
    #expect(run.output == "3 steps in A, B.\n")
    let stories = CompareRun("stories", path)
    #expect(stories.output.contains("1 story, 6 steps: all passed in A and B."))
    #expect(stories.exitCode == .success)
  }
}
