import Basics
import Foundation
import Measuring
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite

struct SignalsTests {
  @Test(arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func theExitCodeIsTheSignalsAndA128(signal: Int32, code: Int32) {
    let interruption = Interruption()
    #expect(interruption.exitCode == nil)
    _ = interruption.receive(signal)
    #expect(interruption.exitCode?.rawValue == code)
  }

  /// A child that a signal ends looks like one that failed.
  @Test func whatFailsBecauseItWasEndedIsNotTold() throws {
    let folder = try TemporaryFolder(["passing.feature": StoryText.passing])
    var process = ProcessContext.fake(stories: [folder.path(of: "passing.feature")])
    let interruption = process.interruption
    process.launchItself = { _, _ in
      _ = interruption.receive(SIGTERM)
      throw ToolchainError.failed(command: "compare, counting", status: 143, wasSignalled: false, output: "")
    }
    let run = CompareRun("counts", process: process)
    #expect(run.exitCode == .terminated)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func storiesStopBetweenTwo() throws {
    let folder = try TemporaryFolder(["passing.feature": StoryText.passing])
    let process = ProcessContext.fake(stories: [folder.path(of: "passing.feature")])
    _ = process.interruption.receive()
    let run = CompareRun("stories", process: process)
    #expect(run.exitCode == .interrupted)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
  }
}
