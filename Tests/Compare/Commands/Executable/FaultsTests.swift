import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

/// Architectures that crash, hang and leak: each fails one story, and the others go on.
@Suite(.serialized, .tags(.program), .timeLimit(.minutes(20)))
nonisolated struct FaultsTests {
  private let executable: URL
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    executable = try #require(CompareProcess.executable(named: "faulty"), "build the product faulty: swift build")
    folder = try TemporaryFolder([
      "faults.feature": """
      Feature: Faults
        Background:
          Given the app is launched
        Scenario: Trap
          When I tap "place.next"
        Scenario: Hang
          When I tap "place.editNote"
        Scenario: Recursion
          When I tap "menu.signOut"
        Scenario: Exit
          When I tap "note.save"
        Scenario: None
          Then the title is "0"
        Scenario: Two at once
          When I tap "place.next"
          Then the title is "2"
        Scenario: Leak
          When I tap "places.more"
          Then nothing is left behind
      """
    ])
    path = folder.path(of: "faults.feature")
  }

  @Test func eachIsOneFailureThatNamesArchitectureStepAndMember() throws {
    let run = try CompareProcess("stories", "--format=json", "--time-limit=10", path, executable: executable)
    #expect(run.exitCode == 1)
    #expect(run.diagnostics.isEmpty)
    let result = try JSONDecoder().decode(StoriesResult.self, from: Data(run.output.utf8))
    #expect(result.stories.map(\.name) == ["Trap", "Hang", "Recursion", "Exit", "None", "Two at once", "Leak"])
    #expect(
      result.stories.map { $0.failure?.step } == [
        "When I tap \"place.next\"", "When I tap \"place.editNote\"", "When I tap \"menu.signOut\"",
        "When I tap \"note.save\"", nil, "When I tap \"place.next\"", "Then nothing is left behind",
      ])
    #expect(result.stories.map(\.passedSteps) == [1, 1, 1, 1, 2, 1, 2])
    let details = result.stories.map { $0.failure?.details ?? [] }
    let trap =
      "Trapping crashed in TrappingArchitecture.place(after:) (Tests/Support/Faulty/Trapping/TrappingArchitecture.swift:16): "
    let recursion =
      "Recursing crashed in RecursingArchitecture.depth(below:) (Tests/Support/Faulty/Recursing/RecursingArchitecture.swift:14): "
    #expect(details[0] == [trap + "Index out of range"])
    // The member in which it is stopped depends on chance.
    #expect(
      details[1].map { $0.replacing(#/ in .+\d\): /#, with: " in M: ") } == [
        "Hanging hung in M: it was not over after 10 s."
      ])
    #expect(details[1].first?.contains("in HangingArchitecture.") == true, "\(details[1])")
    #expect(details[2] == [recursion + "it calls itself without end."])
    #expect(details[3] == ["Trapping ended the process: exit code 0."])
    #expect(
      details[5] == [
        trap + "Index out of range", "Without it, Then the title is \"2\"  (\(path):16)",
        "All 4: The title: expected “2”, found “1”.",
      ])
    #expect(details[6] == ["Leaking alone: Left behind: 1 × SharedModel.ImageCache."])
  }

  @Test func whereThereIsNoBacktraceTheArchitectureIsKnownStill() throws {
    let run = try CompareProcess("stories", "\(path):10", executable: executable)
    #expect(run.output.hasPrefix("✗ Trapping ended the process: exit code 0.\n"))
    let alone = try CompareProcess("stories", "--architecture=Sound", path, executable: executable)
    #expect(alone.output.contains("7 stories, 16 steps: 6 stories and 15 steps passed in Sound; 1 story failed."))
  }
}
