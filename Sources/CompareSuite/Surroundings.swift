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
  /// The same for several command lines, as many at a time as there are processors.
  var launchItselfAtOnce: (_ arguments: [[String]], _ environment: [String: String]) throws -> [Data]
  /// Runs this program once more, with these arguments, and answers how it ended, whatever that was.
  var attemptItself: (_ arguments: [String]) throws -> ToolRun.Outcome
  /// Runs this program once more for stories in which it may crash; nil where no process can be had for them.
  var tryItself: StoryTrial.Attempt?
  /// The same for several command lines, as many at a time as there are processors. Who hears how each has ended, by its
  /// index, answers whether to start more.
  var attemptItselfAtOnce: (_ arguments: [[String]], _ hear: (Int, ToolRun.Outcome) throws -> Bool) throws -> Void
  /// The folder that the process works in.
  var currentFolder: () -> URL
  /// The same under a tool that watches it; answers what the tool wrote to its standard error.
  var launchItselfUnder:
    (_ tool: URL, _ options: [String], _ arguments: [String], _ environment: [String: String]) throws -> String
  /// Finds a program in the search path.
  var findProgram: (_ name: String) -> URL?
  /// Why the processor counts no instructions here; nil when it does.
  var instructionCounterUnavailability: () -> String?
  /// Takes over the terminal that the process was started in.
  var takeTerminal: () throws(TerminalError) -> any PlayTerminal
  /// What there is to know of the machine and the sources, the command left open.
  var circumstances: (_ sources: URL?) -> Circumstances
  /// Whether the implementations were built as a user would get them.
  var isOptimised: Bool
  /// The day and the time of day, in ISO 8601.
  var date: () -> String
  /// This program's file; nil where it isn't known.
  var programFile: URL?
  /// Whether somebody wants it to end.
  var interruption: Interruption
  /// What the program's file is called, whatever links lead to it: a build of its package makes it again under that name.
  var programName: String
  /// What tells this build of the program from others: what one of them counted, another may count otherwise.
  var programStamp: String

  /// - Parameters:
  ///   - interruption: That of the process.
  ///   - output: Where its standard output led when it was started.
  static func process(
    _ interruption: Interruption, output: OutputFile = OutputFile(descriptor: STDOUT_FILENO)
  ) -> Surroundings {
    let clock = ContinuousClock()
    return Surroundings(
      bundledStories: StoryLoader.bundledPaths, makeProbe: { TrackedObjects() }, now: { clock.now },
      processorTime: ProcessorTime.nanoseconds, processorTimeOfChildren: ProcessorTime.nanosecondsOfChildren,
      launchItself: launch, launchItselfAtOnce: launch, attemptItself: attempt, tryItself: tryOut,
      attemptItselfAtOnce: attempt,
      currentFolder: { URL(filePath: FileManager.default.currentDirectoryPath) }, launchItselfUnder: launch,
      findProgram: find, instructionCounterUnavailability: instructionCounterUnavailability,
      takeTerminal: { () throws(TerminalError) in
        try ProcessTerminal(output: output.descriptor, environment: ProcessInfo.processInfo.environment)
      },
      circumstances: { CircumstancesReader(sources: $0).circumstances }, isOptimised: isReleaseBuild,
      date: { Date.now.ISO8601Format() }, programFile: Bundle.main.executableURL, interruption: interruption,
      programName: program.resolvingSymlinksInPath().lastPathComponent, programStamp: stamp)
  }

  private static var program: URL { Bundle.main.executableURL ?? URL(filePath: Swift.CommandLine.arguments[0]) }

  private static func launch(_ arguments: [String], _ environment: [String: String]) throws -> Data {
    try launch(program, arguments, environment)
  }

  private static func launch(
    _ program: URL, _ arguments: [String], _ environment: [String: String]
  ) throws -> Data {
    try ToolRun(program, arguments, environment: withoutBacktrace.merging(environment) { $1 }).output()
  }

  private static func launch(_ arguments: [[String]], _ environment: [String: String]) throws -> [Data] {
    let environment = withoutBacktrace.merging(environment) { $1 }
    return try ParallelRuns(arguments.map { ToolRun(program, $0, environment: environment) }).outputs()
  }

  /// The same with another program in this one's place wherever it launches itself.
  func launching(_ program: URL) -> Surroundings {
    var surroundings = self
    surroundings.launchItself = { try Self.launch(program, $0, $1) }
    return surroundings
  }

  /// Nobody reads what a crash looks like, and to draw it takes seconds.
  private static let withoutBacktrace = ["SWIFT_BACKTRACE": "enable=no"]

  private static func attempt(_ arguments: [String]) throws -> ToolRun.Outcome {
    try run(arguments).outcome()
  }

  private static func attempt(
    _ arguments: [[String]], _ hear: (Int, ToolRun.Outcome) throws -> Bool
  ) throws {
    let runs = ParallelRuns(arguments.map(run))
    try runs.forEach { index, outcome in
      if try !hear(index, outcome) { runs.end() }
    }
  }

  private static func run(_ arguments: [String]) -> ToolRun {
    ToolRun(program, arguments, environment: withoutBacktrace)
  }

  private static func tryOut(_ arguments: [String], _ hears: (Data) -> Void) throws -> ToolRun.Outcome {
    try ToolRun(program, arguments, environment: Backtrace.environment).outcome(hears: hears)
  }

  private static func launch(
    _ tool: URL, _ options: [String], _ arguments: [String], _ environment: [String: String]
  ) throws -> String {
    let run = try ToolRun(
      tool, options + [BareProgram(program: program).copy().path] + arguments, environment: environment)
    return String(decoding: try run.diagnostics(), as: UTF8.self)
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func instructionCounterUnavailability() -> String? {
    do {
      _ = try InstructionCounter()
      return nil
    } catch {
      return "\(error)"
    }
  }

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
