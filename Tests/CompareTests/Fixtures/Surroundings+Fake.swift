import Foundation
import Play
import Report
import Stories
import Toolchain

@testable import CompareSuite

extension Surroundings {
  /// Surroundings with these stories, no objects to see, and a clock that goes a millisecond on at each look.
  static func fake(stories: [String] = [], isOptimised: Bool = true) -> Surroundings {
    var time = ContinuousClock().now
    return Surroundings(
      bundledStories: { () throws(StoryFileErrors) in stories }, makeProbe: { NoLivenessProbe() },
      now: {
        time = time.advanced(by: .milliseconds(1))
        return time
      },
      processorTime: { 0 }, processorTimeOfChildren: { 0 }, launchItself: { _, _ in Data() },
      launchItselfAtOnce: { _, _ in [] },
      attemptItself: { _ in ToolRun.Outcome(output: Data(), diagnostics: Data(), status: 0, wasSignalled: false) },
      tryItself: nil, attemptItselfAtOnce: { _, _ in }, currentFolder: { URL(filePath: "/nowhere") },
      launchItselfUnder: { _, _, _, _ in "" }, findProgram: { _ in nil },
      instructionCounterUnavailability: { "There is none." },
      takeTerminal: { () throws(TerminalError) in throw .notATerminal("standard input") },
      circumstances: { _ in Circumstances.fixture }, isOptimised: isOptimised,
      date: { Circumstances.fixture.date }, programFile: nil, interruption: Interruption(), programName: "compare",
      programStamp: "1")
  }
}

extension Circumstances {
  static let fixture = Circumstances(
    date: "2026-11-21T12:00:00Z", machine: "Abacus, 2 processors", system: "Linux 6", load: "0.10 0.20 0.30",
    toolchain: "Swift 6.3.1", commit: "abc123", treeIsClean: true, command: "")
}
