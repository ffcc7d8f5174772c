import Testing

@testable import CompareSuite

struct ComparisonCommandTests {
  private let folder: TemporaryFolder
  private let sources: TemporaryFolder
  private let empty: TemporaryFolder
  private let passing: String
  private let failing: String

  init() throws {
    folder = try TemporaryFolder(["pass.feature": StoryText.passing, "fail.feature": StoryText.failing])
    sources = try TemporaryFolder(["Fake.swift": "// What it is\nstruct Fake {\n\n}\n", "More.swift": "let one = 1\n"])
    empty = try TemporaryFolder()
    passing = folder.path(of: "pass.feature")
    failing = folder.path(of: "fail.feature")
  }

  @Test func allThatIsMeasuredIsShown() {
    let run = CompareRun(
      "--rounds", "6", "--seed=9",
      architectures: [
        FakeArchitecture("A", sources: sources.path), FakeArchitecture("B", sources: empty.path),
      ],
      surroundings: .fake(stories: [passing]))
    let parts = run.output.split(separator: "Left out: ")
    #expect(
      parts.first ?? "" == """
        SameApp: one app, 2 architectures

        1 story, 2 steps: all passed in A and B.
        Both implementations looked the same after every step that was taken.

                                             A        B
        ─────────────────────────────  ───────  ───────
        source files                         2  unknown
        code lines                           3  unknown
        comment lines                        1  unknown
        blank lines                          1  unknown
        time per step, median (µs)         500      500
          95 % interval of the median  500–500  500–500
          5th to 95th percentile       500–500  500–500

        Code line: a line that holds at least one token, as Swift's parser sees it.
        Time: 6 rounds, shuffled with seed 9; a sample is the mean of 2 steps with the story driver.
        A timed twice a round differs from itself by +0.0 % (95 % interval +0.0 % to +0.0 %).
        A smaller difference says nothing; in one process, a few percent can come from where the code lies.


        """)
    #expect(
      parts.dropFirst().map { $0.split { $0.isWhitespace }.joined(separator: " ") }
        == ["the lines of B. \(empty.path) holds no Swift files."])
    #expect(run.exitCode == .success)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func nothingIsTimedWhenAStoryFails() {
    let run = CompareRun(
      architectures: [FakeArchitecture("A", sources: sources.path)], surroundings: .fake(stories: [failing]))
    #expect(
      run.output == """
        SameApp: one app, 1 architecture

        ✗ fail.feature:2
          Feature:  Staying
          Scenario: Another title
          Step:     Then the title is "Home"  (fail.feature:4)
            A: The title: expected “Home”, found “In”.

        1 story, 2 steps: 0 stories and 1 step passed in A; 1 story failed.

                       A
        ─────────────  ─
        source files   2
        code lines     3
        comment lines  1
        blank lines    1

        Code line: a line that holds at least one token, as Swift's parser sees it.

        Left out: the time per step. Only what behaves the same is timed, and a story failed.

        """)
    #expect(run.exitCode == .failed)
  }

  @Test func nothingTracksObjectsWhileStepsAreTimed() {
    weak var probe: LivenessProbeDouble?
    var surroundings = Surroundings.fake(stories: [passing])
    surroundings.makeProbe = {
      let made = LivenessProbeDouble()
      probe = made
      return made
    }
    var marks = 0
    let now = surroundings.now
    surroundings.now = {
      #expect(probe == nil)
      marks += 1
      return now()
    }
    let run = CompareRun("--rounds=1", surroundings: surroundings)
    #expect(run.exitCode == .success)
    #expect(marks == 6)
  }

  @Test func aDebugBuildSaysThatItIsOne() {
    let run = CompareRun(
      "--rounds=1", architectures: [FakeArchitecture("A", sources: sources.path)],
      surroundings: .fake(stories: [passing], isOptimised: false))
    #expect(
      run.output.hasSuffix(
        """
        Left out: optimisation: this is a debug build, whose times say little. Run with -c release.

        """))
  }

  @Test func sourcesThatAreMissingAreSaidToBe() {
    let run = CompareRun("--rounds=1", surroundings: .fake(stories: [passing]))
    #expect(run.output.contains("Left out: the lines of A. The folder /nowhere cannot be listed:"))
    #expect(run.output.contains("Left out: the lines of B. The folder /nowhere cannot be listed:"))
    #expect(run.exitCode == .success)
  }

  @Test(arguments: ["0", "10001", "9223372036854775807", "many"])
  func roundsThatCannotBeTakenAreRefused(rounds: String) {
    let run = CompareRun("--rounds", rounds, surroundings: .fake(stories: [passing]))
    #expect(
      run.diagnostics
        == "compare: “\(rounds)” is no value of --rounds, which takes a whole number from 1 to 10000.\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .unusableInput)
  }
}
