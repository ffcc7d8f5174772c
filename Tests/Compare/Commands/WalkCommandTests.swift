import Foundation
import HeadlessUI
import Stories
import Testing
import Toolchain

@testable import CompareSuite
@testable import Measuring

/// Walks without real processes, so that an app may end them.
struct WalkCommandTests {
  /// The exit code and the result, without the line about speed.
  private func walk(_ walking: WalkingProcesses, processes: Int, steps: Int = 20_000) -> (ExitCode, [String]) {
    let run = CompareRun(
      "walk", "--steps", "\(steps)", "--seed", "1",
      architectures: [CountingArchitecture("A"), CountingArchitecture("B")],
      process: walking.process(processes: processes))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (run.exitCode, lines.filter { !$0.contains("steps per second") })
  }

  /// Two architectures; the second miscounts, except in the first stretch.
  private let miscounting = { (walking: WalkingProcesses) -> [any Architecture] in
    let isFirst = if case .stretch(0, _, _) = walking.jobs.last?.route { true } else { false }
    return [CountingArchitecture("A"), CountingArchitecture("B") { $0 > 2 && !isFirst ? 2 : $0 }]
  }

  /// Two architectures; the second ends the process at its third tap.
  private func dying(_ termination: ToolRun.Outcome) -> WalkingProcesses {
    WalkingProcesses { walking in
      let mortal = CountingArchitecture("B") { taps in
        if taps == 3 { walking.termination = termination }
        return taps
      }
      return [CountingArchitecture("A"), mortal]
    }
  }

  private func end(says text: String, status: Int32, isSignal: Bool) -> ToolRun.Outcome {
    ToolRun.Outcome(output: Data(), diagnostics: Data(text.utf8), status: status, wasSignalled: isSignal)
  }

  @Test func whoAreAlikeWalkToTheEnd() {
    let (exitCode, lines) = walk(
      WalkingProcesses { _ in [CountingArchitecture("A"), CountingArchitecture("B")] }, processes: 2)
    #expect(exitCode == .success)
    #expect(lines.first == "20000 random steps with seed 1 in A, B.")
    #expect(lines.contains("All looked the same after every step, and every invariant held."))
  }

  @Test func theResultIsTheSameHoweverManyProcessesThereAre() {
    let (exitCode, lines) = walk(WalkingProcesses(miscounting), processes: 1)
    #expect(exitCode == .failed)
    // In the second stretch, though later ones find something as well.
    let steps = lines.first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    #expect((5_001...10_000).contains(steps))
    for processes in [2, 3, 4] {
      #expect(walk(WalkingProcesses(miscounting), processes: processes).1 == lines)
    }
  }

  @Test func aCrashIsAFindingThatIsShrunk() {
    let walking = dying(end(says: "B.swift:3: Fatal error: No", status: 5, isSignal: true))
    let (exitCode, lines) = walk(walking, processes: 2)
    #expect(exitCode == .failed)
    #expect(lines.contains("Found, and shrunk to 3 steps:"))
    #expect(lines.contains("  B crashed: No"))
    #expect(lines.count { $0 == "    When I tap \"count\"" } == 3)
    #expect(lines.contains("  Scenario: Found with seed 1"))
    // The processes that shrink it run only the implementation that dies.
    #expect(walking.jobs.last?.architectures == ["B"])
  }

  @Test func anEndlessLoopIsAFindingThatIsShrunk() {
    let message = StoryAlarm.message(seconds: 5, "a step", place: "compare walk")
    let (exitCode, lines) = walk(dying(end(says: message, status: 1, isSignal: false)), processes: 2)
    #expect(exitCode == .failed)
    #expect(lines.contains("Found, and shrunk to 3 steps:"))
    #expect(lines.contains("  B hung: it was not over after 1 s."))
  }

  @Test func aCrashThatDoesNotComeAgainIsToldAllTheSame() {
    var crashes = 0
    let walking = WalkingProcesses { walking in
      let fickle = CountingArchitecture("B") { taps in
        if taps == 3, crashes == 0 {
          crashes += 1
          walking.termination = self.end(says: "", status: 11, isSignal: true)
        }
        return taps
      }
      return [CountingArchitecture("A"), fickle]
    }
    let (exitCode, lines) = walk(walking, processes: 1)
    #expect(exitCode == .failed)
    #expect(
      lines.contains { $0.hasPrefix("  One of them crashed: signal 11") && $0.hasSuffix("the same steps ended well.") })
  }
}
