import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct StoriesCommandTests {
  private let folder = TemporaryFolder.holding([
    "pass.feature": StoryText.passing, "fail.feature": StoryText.failing, "skip.feature": StoryText.skipped,
    "wrong.feature": "Feature: F\nScenario: S\nGiven the app is lunched\n", "empty.feature": "",
  ])
  private var passing: String { folder.path(of: "pass.feature") }
  private var failing: String { folder.path(of: "fail.feature") }

  @Test func storiesThatPass() {
    let run = CompareRun("stories", passing)
    #expect(
      run.output == """
        ✓ Leaving: 1 story  (\(passing))

        1 story, 2 steps: all passed in A and B.
        Both implementations looked the same after every step that was taken.

        """)
    #expect(run.exitCode == .success)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func aStoryThatFailsEverywhere() {
    let run = CompareRun("stories", failing, passing)
    #expect(
      run.output == """
        ✗ A and B: The title: expected “Home”, found “In”.
          Story: Another title  (\(failing):2)
          Step:  Then the title is "Home"  (\(failing):4)

        2 stories, 4 steps: 1 story and 3 steps passed in A and B; 1 story failed.
        Both implementations looked the same after every step that was taken.

        """)
    #expect(run.exitCode == .failed)
  }

  @Test func onlyTheNamedImplementationRuns() {
    let run = CompareRun("stories", passing, "--architecture", "B")
    #expect(run.output == "✓ Leaving: 1 story  (\(passing))\n\n1 story, 2 steps: all passed in B.\n")
  }

  @Test func theOutcomeAsJSON() throws {
    let run = CompareRun("stories", failing, "--format=json", "--architecture=A")
    let result = try JSONDecoder().decode(StoriesResult.self, from: Data(run.output.utf8))
    #expect(result.stories.map(\.failure?.details) == [["A: The title: expected “Home”, found “In”."]])
    #expect(run.exitCode == .failed)
  }

  @Test func withoutFilesTheBundledStoriesRun() {
    let run = CompareRun("stories", "--tag", "quick", process: .fake(stories: [failing, passing]))
    #expect(run.output.hasPrefix("✓ Leaving: 1 story  (pass.feature)\n\n1 story, 2 steps: all passed in A and B.\n"))
  }

  @Test func progressIsShownToAPersonOnly() {
    let clear = "\r\u{1B}[2K"
    #expect(
      CompareRun("stories", passing, showsProgress: true).diagnostics == "\(clear)story 1 of 1: Out\(clear)")
  }

  @Test func parsingRunsNothing() {
    let run = CompareRun("stories", folder.path(of: "wrong.feature"), "--parse-only")
    #expect(run.output.contains(#""text" : "the app is lunched""#))
    #expect(run.exitCode == .success)
  }

  @Test func allWrongFilesAreNamedAndNothingIsPrinted() {
    let wrong = folder.path(of: "wrong.feature")
    let empty = folder.path(of: "empty.feature")
    let run = CompareRun("stories", wrong, passing, empty)
    #expect(
      run.diagnostics == """
        \(wrong):3:1: no step matches “the app is lunched”. The closest is “the app is launched”.
        \(empty): holds no feature; a story file starts with “Feature: …”

        """)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .unusableInput)
  }

  @Test func parsingNamesAllWrongFilesToo() {
    let missing = folder.path(of: "missing.feature")
    let empty = folder.path(of: "empty.feature")
    let run = CompareRun("stories", "--parse-only", missing, passing, empty)
    let lines = run.diagnostics.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(missing): ") == true)
    #expect(lines.last?.hasPrefix("\(empty): ") == true)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .unusableInput)
  }

  @Test(arguments: [
    (["--tag", "slow"], "No story has the tag “@slow”. Tags are @quick.\n"),
    (["--tag", "slow", "--parse-only"], "No story has the tag “@slow”. Tags are @quick.\n"),
    (["--parse-only", "--format", "text"], "--parse-only prints JSON; leave out --format text.\n"),
    (["--format", "xml"], "“xml” isn't a valid value for --format. Known: text and json.\n"),
  ])
  func wrongOptionsAreRefused(options: [String], message: String) {
    CompareRun(["stories", passing] + options).expectRefusal(message)
  }

  private static let lines = """
    Feature: F
      Background:
        Given the app is launched

      @tag
      Scenario: One
        A description
        When I tap "menu.signOut"

      Scenario: Empty

      @other
      Rule: R
        Scenario Outline: <name>
          Then the title is "<title>"

          Examples:
            | name  | title |
            | Two   | In    |
            | Three | In    |

        Scenario: Four
          Then the title is "In"
    """

  @Test(
    "A line selects the story around it, and a row of an outline selects only that row",
    arguments: [
      (5, ["One"]), (6, ["One"]), (7, ["One"]), (9, ["One"]), (12, []), (13, []), (14, ["Two", "Three"]),
      (15, ["Two", "Three"]), (18, ["Two", "Three"]), (19, ["Two"]), (20, ["Three"]), (22, ["Four"]), (99, ["Four"]),
      (1, []), (3, []),
    ])
  func aLineWithinAStory(line: Int, names: [String]) throws {
    let folder = try TemporaryFolder(["f.feature": Self.lines])
    let path = folder.path(of: "f.feature")
    let result = CompareRun("stories", "--format=json", "\(path):\(line)")
    let parsed = CompareRun("stories", "--parse-only", "\(path):\(line)")
    for run in [result, parsed] {
      #expect(run.exitCode == (names.isEmpty ? .unusableInput : .success))
      #expect(["One", "Two", "Three", "Four"].filter { run.output.contains("\"name\" : \"\($0)\"") } == names)
    }
  }

  @Test func aLineInNoStoryIsRefused() {
    CompareRun("stories", "\(passing):1")
      .expectRefusal("Line 1 of \(passing) is in no story. Stories begin at 3.\n")
  }

  @Test("The line of a scenario that isn't run selects nothing to run, but can be parsed")
  func aLineOfAnEmptyScenario() throws {
    let folder = try TemporaryFolder(["f.feature": Self.lines])
    #expect(CompareRun("stories", folder.path(of: "f.feature:10")).exitCode == .unusableInput)
    #expect(CompareRun("stories", "--parse-only", folder.path(of: "f.feature:10")).output.contains("\"Empty\""))
  }

  @Test("A bundled file is named as reports print it, with or without a line")
  func aBundledFileByItsName() throws {
    let folder = try TemporaryFolder(["two.feature": StoryText.passing + "\n" + StoryText.another])
    let process = ProcessContext.fake(stories: [folder.path(of: "two.feature")])
    for option in ["--format=text", "--parse-only"] {
      for place in ["two.feature:6", "two.feature:7"] {
        let run = CompareRun("stories", option, place, process: process)
        #expect(run.exitCode == .success)
        #expect(run.output.contains("two.feature") && !run.output.contains(folder.path))
        #expect(!run.output.contains("2 stories") && !run.output.contains("menu.signOut"))
      }
    }
    #expect(CompareRun("stories", "two.feature", process: process).output.contains("2 stories"))
  }

  @Test("A line that may have been meant as a step is reported to standard error, and the rest runs")
  func warnings() throws {
    let folder = try TemporaryFolder(["f.feature": "Feature: F\n Scenario: S\n  given x\n\n" + StoryText.another])
    let path = folder.path(of: "f.feature")
    for option in ["--format=json", "--parse-only"] {
      let run = CompareRun("stories", option, path)
      #expect(run.exitCode == .success)
      #expect(run.output.first == (option == "--parse-only" ? "[" : "{"))
      #expect(
        run.diagnostics == """
          \(path):2:2: the scenario “S” has no steps, so it isn't run
          \(path):3:3: “given x” isn't a step but a description; begin it with “Given” and a space

          """)
    }
  }

  @Test func withoutObjectsNoneAreTracked() throws {
    var process = ProcessContext.fake()
    var probes = 0
    process.makeProbe = {
      probes += 1
      return LivenessProbeDouble()
    }
    let path = folder.path(of: "skip.feature")
    let run = CompareRun("stories", "--no-objects", path, process: process)
    #expect(run.exitCode == .success)
    #expect(run.output.contains("1 step was skipped"))
    #expect(probes == 0)
    _ = CompareRun("stories", path, process: process)
    #expect(probes == 1)
  }
}
