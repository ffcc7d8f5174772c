import Foundation
import Results
import Stories
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct StoryTrialTests {
  private let file: StoryFile
  private let second = "three.feature:4"

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

  /// Runs the stories in processes with the given outcomes, in the order in which they start.
  private func run(
    _ ends: [ToolRun.Outcome], processors: Int = 1, failsFast: Bool = false
  ) throws -> (outcomes: [StoryTrial.Outcome], attempts: [String]) {
    var rest = ends[...]
    var attempts: [String] = []
    let trial = StoryTrial(
      architectures: [FakeArchitecture("A"), FakeArchitecture("B")], paths: StoryPaths(given: [], orBundled: []),
      processors: processors,
      attempt: { job in
        guard case .runStories(let stories) = job else { throw MeasuringError.nothingToMeasure }
        attempts.append(
          (stories.architectures + stories.stories.flatMap(\.places).map { $0.replacing("three.feature", with: "") })
            .joined())
        let first = rest.popFirst()
        let next = try #require(first)
        return { hears in
          for line in next.output.split(separator: UInt8(ascii: "\n")) { hears(line) }
          return next
        }
      })
    return (try trial.run([file], failsFast: failsFast), attempts)
  }

  private func end(_ lines: [String], says diagnostics: String = "", status: Int32, isSignal: Bool) -> ToolRun.Outcome {
    ToolRun.Outcome(
      output: Data(lines.joined(separator: "\n").utf8), diagnostics: Data(diagnostics.utf8), status: status,
      wasSignalled: isSignal)
  }

  private func well(_ stories: Int...) -> ToolRun.Outcome { end(stories.map(passed), status: 0, isSignal: false) }

  private var hung: ToolRun.Outcome {
    let message = StoryAlarm.message(seconds: 10, "Second", place: second)
    return end([firstStep], says: "\(message)\n\(Self.backtrace(in: "/nowhere/A.swift"))", status: 6, isSignal: true)
  }

  private let secondStep = StoryEvent.step(line: 6, text: "When I go back").line
  private let firstStep = StoryEvent.step(line: 5, text: "Given the app is launched").line

  @Test func aCrashIsTheStorysAndTheOthersTakeItAgain() throws {
    let (outcomes, attempts) = try run([
      end(
        [passed(0), "some noise", firstStep, secondStep], says: "A.swift:3: Fatal error: No\nmore", status: 5,
        isSignal: true),
      well(1),
      end([firstStep, secondStep], says: "A.swift:3: Fatal error: No", status: 5, isSignal: true),
      well(1),
      well(2),
    ])
    let stories = outcomes.map(\.story)
    #expect(stories.map(\.name) == ["First", "Second", "Third"])
    #expect(stories.map { $0.failure == nil } == [true, false, true])
    #expect(stories[1].failure?.step == "When I go back")
    #expect(stories[1].failure?.line == 6)
    #expect(stories[1].passedSteps == 1)
    #expect(stories[1].failure?.details == ["B crashed: No"])
    // First together; each alone until the crash recurs; the others together; then the remaining stories.
    #expect(attempts == ["AB:2:4:7", "A:4", "B:4", "A:4", "AB:7"])
  }

  @Test func whatTheOthersDoWithoutTheOneIsTold() throws {
    let failed = StoryEvent.story(
      StoriesResult.Story(
        file: "three.feature", feature: "Three", name: "First", line: 2, passedSteps: 0, steps: 1, skipped: [],
        failure: StoriesResult.Failure(step: "Given x", line: 9, isDivergence: true, details: ["They differ."]))
    ).line
    let crash = end([firstStep], says: Self.backtrace(in: "/nowhere/A.swift"), status: 11, isSignal: true)
    let (outcomes, attempts) = try run([crash, end([failed], status: 1, isSignal: false)], failsFast: true)
    #expect(outcomes.count == 1)
    #expect(
      outcomes[0].story.failure?.details == [
        "A crashed in A.load() (nowhere/A.swift:7): signal 11 (Segmentation fault).",
        "Without it, Given x  (three.feature:9)", "They differ.",
      ])
    #expect(outcomes[0].story.failure?.isDivergence == true)
    #expect(attempts == ["AB:2:4:7", "B:2"])
  }

  @Test func whatHappensInNoneAloneIsNobodys() throws {
    let crash = end([firstStep], status: 11, isSignal: true)
    let (outcomes, _) = try run([crash, well(0), well(0)], failsFast: true)
    #expect(
      outcomes[0].story.failure?.details == ["One of them crashed: signal 11 (Segmentation fault)."])
  }

  @Test func whoHungTwiceIsLeftOutOfTheRestOfTheFeature() throws {
    let (outcomes, attempts) = try run([hung, well(0), hung, well(1), well(2)])
    let text = "A hung in A.load() (nowhere/A.swift:7): it was not over after 10 s."
    let reason = "A: left out, after hanging in 2 stories of this feature."
    #expect(outcomes.map { $0.story.failure?.details } == [[text], [text], [reason]])
    #expect(outcomes.map(\.wasRun) == [true, true, false])
    #expect(attempts == ["AB:2:4:7", "B:2", "AB:4:7", "B:4", "B:7"])
  }

  @Test func storiesAreSharedByAsManyProcessesAsThereAreProcessors() throws {
    let (outcomes, attempts) = try run([well(0, 1), well(2)], processors: 2)
    #expect(outcomes.map(\.story.name) == ["First", "Second", "Third"])
    #expect(outcomes.allSatisfy { $0.story.failure == nil })
    // The second story has more steps than each of the others.
    #expect(attempts == ["AB:2:4", "AB:7"])
    #expect(try run([well(0), well(1), well(2)], processors: 8).attempts == ["AB:2", "AB:4", "AB:7"])
  }

  @Test func whoseProcessEndsInAShareTakesTheRestOfItInAnother() throws {
    let crash = end([firstStep], says: Self.backtrace(in: "/nowhere/A.swift"), status: 11, isSignal: true)
    let (outcomes, attempts) = try run([crash, well(2), well(0), well(1)], processors: 2)
    #expect(outcomes.map(\.story.name) == ["First", "Second", "Third"])
    #expect(outcomes.map { $0.story.failure == nil } == [false, true, true])
    #expect(attempts == ["AB:2:4", "AB:7", "B:2", "AB:4"])
  }

  @Test func whoIsLeftOutTakesNoPartInWhatWasBegun() throws {
    let (outcomes, attempts) = try run([hung, well(2), well(0), hung, well(1), well(2)], processors: 2)
    #expect(attempts == ["AB:2:4", "AB:7", "B:2", "AB:4", "B:4", "B:7"])
    #expect(outcomes.map(\.wasRun) == [true, true, false])
  }

  @Test func nothingIsBegunThatAFailureWouldMakeNeedless() throws {
    #expect(try run([well(0, 1, 2)], processors: 2, failsFast: true).attempts == ["AB:2:4:7"])
  }

  @Test func whatWasBegunIsWaitedForWhenAnErrorEndsAll() throws {
    var waited: [Int] = []
    var begun = 0
    let trial = StoryTrial(
      architectures: [FakeArchitecture("A")], paths: StoryPaths(given: [], orBundled: []), processors: 2,
      attempt: { _ in
        begun += 1
        return { [begun] _ in
          waited.append(begun)
          return end([], status: 2, isSignal: false)
        }
      })
    #expect(throws: ToolchainError.self) { try trial.run([file]) }
    #expect(waited == [1, 2])
  }

  @Test(arguments: ["c", "compare", "compare: ", ""])
  func whatIsSaidBeforeACrashIsNoHang(line: String) {
    #expect(cause(end([], says: "\(line)\n", status: 11, isSignal: true)) == .signal(11))
  }

  @Test func anAlarmDuringABacktraceIsNoHang() {
    let message = StoryAlarm.message(seconds: 1, "Second", place: second)
    let trap = "A.swift:3: Fatal error: No\n*** Signal 4: Backtracing from 0x1...\n\(message)"
    #expect(cause(end([], says: trap, status: 6, isSignal: true)) == .trapped("No"))
    let fault = "*** Signal 11: Backtracing from 0x1...\n\(message)\n"
    let end = end(
      [], says: fault + Self.backtrace(in: "/nowhere/A.swift", frames: 50), status: 6, isSignal: true)
    #expect(cause(end) == .recursed)
  }

  @Test func anExitIsNamed() {
    #expect(cause(end([], status: 3, isSignal: false)) == .exited(3))
  }

  @Test func onlyWhatIsNotAboutTheEndIsPassedOn() {
    let run = end(
      [],
      says: "printed\n\nA.swift:3: Fatal error: No\n*** Signal 4: Backtracing from 0x1... done ***\n\n"
        + Self.backtrace(in: "/nowhere/A.swift"), status: 4, isSignal: true)
    #expect(Termination.otherLines(in: run) == ["printed"])
  }

  @Test func aProcessThatRefusesItsCommandLineIsAnError() {
    #expect(throws: ToolchainError.self) { try run([end([], says: "no", status: 2, isSignal: false)]) }
  }

  private func cause(_ end: ToolRun.Outcome) -> Termination.Cause {
    Termination(end, in: nil, of: [FakeArchitecture("A")], timeLimit: 10).cause
  }

  /// Returns a backtrace in the runtime's format, with a frame of the kit above a member of an architecture.
  private static func backtrace(in file: String, frames count: Int = 1) -> String {
    let kit =
      #"{ "kind": "programCounter", "description": "View.layout() + 8", "sourceLocation": "#
      + #"{ "file": "/kit/View.swift", "line": 3, "column": 1 } }"#
    let made = #"{ "description": "thunk + 1", "sourceLocation": { "file": "\#(file)", "line": 0, "column": 0 } }"#
    let member =
      #"{ "description": "A.load() + 23", "sourceLocation": { "file": "\#(file)", "line": 7, "column": 1 } }"#
    let frames = [kit, made] + Array(repeating: member, count: count) + [#"{ "kind": "truncated" }"#]
    return #"{ "timestamp": "now", "kind": "crashReport", "threads": [ { "crashed": true, "frames": [ "#
      + frames.joined(separator: ", ") + " ] } ] }"
  }
}
