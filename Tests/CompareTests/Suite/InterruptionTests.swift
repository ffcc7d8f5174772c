import Foundation
import Testing
import Toolchain

@testable import CompareSuite

struct InterruptionTests {
  @Test func itEndsTheProcessUnlessItIsTolerated() {
    let interruption = Interruption()
    #expect(interruption.happen())
    #expect(interruption.isEnding)
  }

  @Test func theFirstIsToleratedAndTheSecondIsNot() {
    let interruption = Interruption()
    interruption.tolerateOne()
    #expect(!interruption.hasHappened)
    #expect(!interruption.happen())
    #expect(interruption.hasHappened && !interruption.isEnding)
    #expect(interruption.happen())
    #expect(interruption.isEnding)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func onlyCtrlCIsToleratedUnlessOthersAreAsWell(signal: Int32) {
    let interruption = Interruption()
    interruption.tolerateOne()
    #expect(interruption.happen(signal))
    let other = Interruption()
    other.tolerateOne(of: Interruption.signals)
    #expect(!other.happen(signal))
    #expect(other.happen(signal))
  }

  @Test(arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func theExitCodeIsTheSignalsAndA128(signal: Int32, code: Int32) {
    let interruption = Interruption()
    #expect(interruption.exitCode == nil)
    _ = interruption.happen(signal)
    #expect(interruption.exitCode?.rawValue == code)
  }

  @Test func workThatTakesLongStops() {
    let interruption = Interruption()
    #expect(throws: Never.self) { try interruption.check() }
    interruption.tolerateOne()
    _ = interruption.happen()
    #expect(throws: Interrupted.self) { try interruption.check() }
  }

  /// What a signal does to a command whose child it has ended, which ends as if it had failed.
  @Test func whatFailsBecauseItWasEndedIsNotTold() throws {
    let folder = try TemporaryFolder(["passing.feature": StoryText.passing])
    var surroundings = Surroundings.fake(stories: [folder.path(of: "passing.feature")])
    let interruption = surroundings.interruption
    surroundings.launchItselfAtOnce = { _, _ in
      _ = interruption.happen(SIGTERM)
      throw ToolchainError.failed(command: "compare tally", status: 143, wasSignalled: false, output: "")
    }
    let run = CompareRun("counts", surroundings: surroundings)
    #expect(run.exitCode == .terminated)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func storiesStopBetweenTwo() throws {
    let folder = try TemporaryFolder(["passing.feature": StoryText.passing])
    let surroundings = Surroundings.fake(stories: [folder.path(of: "passing.feature")])
    _ = surroundings.interruption.happen()
    let run = CompareRun("stories", surroundings: surroundings)
    #expect(run.exitCode == .interrupted)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
  }
}
