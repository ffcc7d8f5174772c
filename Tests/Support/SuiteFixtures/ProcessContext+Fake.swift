import Foundation
import HeadlessUI
import Measuring
import Results
import Stories
import Toolchain

extension ProcessContext {
  /// SwiftPM would compile the toolchain's modules again for each package unless it is given a cache. Its own tests do
  /// the same.
  private static let sharesModules =
    BuiltPackage.folder(above: URL(filePath: #filePath))
    .map { setenv("SWIFTPM_TESTS_MODULECACHE", $0.appending(path: ".build/compare/modules").path, 0) == 0 } ?? false

  /// A process with these stories, no visible objects, and a clock that advances a millisecond at each reading.
  package static func fake(stories: [String] = [], isOptimised: Bool = true) -> ProcessContext {
    _ = sharesModules
    var time = ContinuousClock().now
    var process = ProcessContext.current(Interruption())
    process.bundledStories = { () throws(StoryFileErrors) in stories }
    process.makeProbe = { NoLivenessProbe() }
    process.now = {
      time = time.advanced(by: .milliseconds(1))
      return time
    }
    process.processorTime = { 0 }
    process.processorTimeOfChildren = { 0 }
    process.launchItself = { _, _ in [] }
    process.attemptItself = { _ in
      ToolRun.Outcome(output: Data(), diagnostics: Data(), status: 0, wasSignalled: false)
    }
    process.attemptItselfAtOnce = { _, _ in }
    process.tryItself = nil
    process.currentFolder = { URL(filePath: "/nowhere") }
    process.circumstances = { _ in Circumstances.fixture }
    process.isOptimised = isOptimised
    process.date = { Circumstances.fixture.date }
    process.programFile = nil
    process.programName = "compare"
    process.programStamp = { "1" }
    return process
  }
}

extension Circumstances {
  package static let fixture = Circumstances(
    date: "2026-11-21T12:00:00Z", machine: "Abacus, 2 processors", system: "Linux 6", load: "0.10 0.20 0.30",
    toolchain: "Swift 6.3.1", commit: "abc123", treeIsClean: true, command: "")
}

extension Bench {
  /// Creates a bench that discards progress and diagnostics.
  package init(_ architectures: [any Architecture], process: ProcessContext = .fake()) {
    self.init(
      architectures, observer: Observer(progress: { _, _ in }, diagnostic: { _ in }), process: process)
  }
}
