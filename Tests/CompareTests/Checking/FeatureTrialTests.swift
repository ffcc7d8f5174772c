import Foundation
import Report
import Stories
import Testing
import Toolchain

@testable import CompareSuite

/// Runs of stories whose processes end in all the ways there are.
struct FeatureTrialTests {
  private let file: StoryFile

  init() throws {
    file = try StoryLoader().load(
      text: """
        Feature: Three
          Scenario: First
            Given the app is launched
          Scenario: Second
            Given the app is launched
            When I go back
          Scenario: Third
            Given the app is launched
        """, named: "three.feature")
  }

  private func passed(_ index: Int) -> String {
    let story = file.scenarios[index].story
    return StoryEvent.story(
      StoriesResult.Story(
        file: "three.feature", feature: "Three", name: story.name, line: story.location.line, passedSteps: 1, steps: 1,
        skipped: [], failure: nil)
    ).line
  }

  private func run(_ ends: [ToolRun.Outcome]) throws -> (stories: [StoriesResult.Story], operands: [[String]]) {
    var rest = ends[...]
    var operands: [[String]] = []
    let trial = FeatureTrial(architectures: ["A", "B"]) { arguments in
      operands.append(arguments.filter { $0.hasPrefix("three.feature") })
      let next = rest.popFirst()
      return try #require(next)
    }
    return (try trial.run(file), operands)
  }

  private func end(_ lines: [String], says diagnostics: String = "", status: Int32, isSignal: Bool) -> ToolRun.Outcome {
    ToolRun.Outcome(
      output: Data(lines.joined(separator: "\n").utf8), diagnostics: Data(diagnostics.utf8), status: status,
      wasSignalled: isSignal)
  }

  private let secondStep = StoryEvent.step(line: 6, text: "When I go back").line
  private let firstStep = StoryEvent.step(line: 5, text: "Given the app is launched").line

  @Test func aCrashIsTheStorysAndTheNextOneRunsInAnotherProcess() throws {
    let (stories, operands) = try run([
      end(
        [passed(0), "some noise", firstStep, secondStep], says: "A.swift:3: Fatal error: No\nmore", status: 5,
        isSignal: true),
      end([passed(2)], status: 0, isSignal: false),
    ])
    #expect(stories.map(\.name) == ["First", "Second", "Third"])
    #expect(stories.map { $0.failure == nil } == [true, false, true])
    #expect(stories[1].failure?.step == "When I go back")
    #expect(stories[1].failure?.line == 6)
    #expect(stories[1].passedSteps == 1)
    #expect(stories[1].failure?.details == ["It crashed: A.swift:3: Fatal error: No"])
    #expect(operands == [["three.feature"], ["three.feature:7"]])
  }

  @Test func afterTwoThatHangTheRestIsNotRun() throws {
    let message = StoryAlarm.message(seconds: 10, "Second", place: "three.feature:4")
    let hung = end([firstStep], says: message, status: 1, isSignal: false)
    let (stories, operands) = try run([hung, hung])
    #expect(stories.count == 2)
    #expect(stories.allSatisfy { $0.failure?.details == [Death.hung.text] })
    #expect(operands.count == 2)
  }

  @Test(arguments: ["c", "compare", "compare: ", ""])
  func whatIsSaidBeforeACrashIsNoHang(line: String) {
    #expect(Death(end([], says: "\(line)\n", status: 11, isSignal: true)) == .signal(11))
  }

  @Test(arguments: [
    (status: Int32(11), isSignal: true, text: "It crashed: signal 11 ("),
    (status: Int32(0), isSignal: false, text: "It ended the process with exit code 0."),
  ])
  func anyOtherEndIsNamed(status: Int32, isSignal: Bool, text: String) throws {
    let last = end([passed(1), passed(2)], status: 1, isSignal: false)
    let (stories, _) = try run([end([firstStep], status: status, isSignal: isSignal), last])
    #expect(stories.count == 3)
    #expect(stories[0].failure?.details.first?.hasPrefix(text) == true)
  }

  @Test func aProcessThatRefusesItsCommandLineIsAnError() {
    #expect(throws: ToolchainError.self) { try run([end([], says: "no", status: 2, isSignal: false)]) }
  }
}
