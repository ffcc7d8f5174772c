import Foundation
import Play
import Report
import Runtime
import Stories
import Toolchain

/// What a run takes from its process, so that a test can put something else in its place.
struct Surroundings {
  /// Where the stories are that come with the suite.
  var bundledStories: () throws(StoryFileErrors) -> [String]
  /// Makes what tells which objects are alive; a process can track its objects once at a time.
  var makeProbe: () -> any LivenessProbe
  /// The time.
  var now: () -> ContinuousClock.Instant
  /// The time this thread has had a processor for, in nanoseconds.
  var processorTime: () -> UInt64
  /// The time that programs had processors for which this one ran to their end, in nanoseconds.
  var processorTimeOfChildren: () -> UInt64
  /// Runs this program once more, with these arguments and this beside its environment, and answers what it printed.
  var launchItself: (_ arguments: [String], _ environment: [String: String]) throws -> Data
  /// Runs this program once more, with these arguments, and answers how it ended, whatever that was.
  var attemptItself: (_ arguments: [String]) throws -> ToolRun.Outcome
  /// The folder that the process works in.
  var currentFolder: () -> URL
  /// Takes over the terminal that the process was started in.
  var takeTerminal: () throws(TerminalError) -> any PlayTerminal
  /// What there is to know of the machine and the sources, the command left open.
  var circumstances: (_ sources: URL?) -> Circumstances
  /// Whether the implementations were built as a user would get them.
  var isOptimised: Bool
  /// What the program's file is called, under which a build of its package makes it again.
  var programName: String
  /// What tells this build of the program from others: what one of them counted, another may count otherwise.
  var programStamp: String

  static var process: Surroundings {
    let clock = ContinuousClock()
    return Surroundings(
      bundledStories: StoryLoader.bundledPaths, makeProbe: { TrackedObjects() }, now: { clock.now },
      processorTime: ProcessorTime.nanoseconds, processorTimeOfChildren: ProcessorTime.nanosecondsOfChildren,
      launchItself: launch, attemptItself: attempt,
      currentFolder: { URL(filePath: FileManager.default.currentDirectoryPath) },
      takeTerminal: { () throws(TerminalError) in
        try ProcessTerminal(environment: ProcessInfo.processInfo.environment)
      },
      circumstances: { CircumstancesReader(sources: $0).circumstances }, isOptimised: isReleaseBuild,
      programName: URL(filePath: Swift.CommandLine.arguments.first ?? "").lastPathComponent, programStamp: stamp)
  }

  private static func launch(_ arguments: [String], _ environment: [String: String]) throws -> Data {
    try ToolRun(program, arguments, environment: environment).output()
  }

  /// Nobody reads what a crash looks like, and to draw it takes seconds.
  private static func attempt(_ arguments: [String]) throws -> ToolRun.Outcome {
    try ToolRun(program, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"]).outcome()
  }

  private static var program: URL { Bundle.main.executableURL ?? URL(filePath: Swift.CommandLine.arguments[0]) }

  private static var stamp: String {
    let values = try? program.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    return "\(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
  }

  private static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
