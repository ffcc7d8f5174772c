import Foundation
import Probes
import Results
import Stories
import Benchmarks
import Metrics
import Toolchain

/// What a run takes from its process, so that a test can put something else in its place.
package struct ProcessContext {
  /// Starts this program once more, with these arguments. What that answers waits for its end, and has each line heard that it prints.
  package typealias Attempt = (_ arguments: [String]) throws -> (_ hears: (Data) -> Void) throws -> ToolRun.Outcome

  package var bundledStories: () throws(StoryFileErrors) -> [String]
  /// Makes what tells which objects are alive; a process can track its objects once at a time.
  package var makeProbe: () -> any LivenessProbe
  package var now: () -> ContinuousClock.Instant
  /// The time this thread has had a processor for, in nanoseconds.
  package var processorTime: () -> UInt64
  /// The time that programs had processors for which this one ran to their end, in nanoseconds.
  package var processorTimeOfChildren: () -> UInt64
  /// Runs this program once more, with these arguments and this beside its environment, and answers what it printed.
  package var launchItself: (_ arguments: [String], _ environment: [String: String]) throws -> Data
  /// The same for several command lines, as many at a time as there are processors.
  package var launchItselfAtOnce: (_ arguments: [[String]], _ environment: [String: String]) throws -> [Data]
  /// The same under a tool that watches it; answers what the tool wrote to its standard error.
  package var launchItselfUnder:
    (_ tool: URL, _ options: [String], _ arguments: [String], _ environment: [String: String]) throws -> String
  /// Runs this program once more, with these arguments, and answers how it ended, whatever that was.
  package var attemptItself: (_ arguments: [String]) throws -> ToolRun.Outcome
  /// The same for several command lines, as many at a time as there are processors. Who hears how each has ended, by its
  /// index, answers whether to start more.
  package var attemptItselfAtOnce:
    (_ arguments: [[String]], _ hear: (Int, ToolRun.Outcome) throws -> Bool) throws -> Void
  /// Starts this program once more for stories in which it may crash; nil where no process can be had for them.
  package var tryItself: Attempt?
  package var currentFolder: () -> URL
  package var findProgram: (_ name: String) -> URL?
  package var instructionCounterUnavailability: () -> String?
  package var circumstances: (_ sources: URL?) -> Circumstances
  /// Whether the implementations were built as a user would get them.
  package var isOptimised: Bool
  /// The day and the time of day, in ISO 8601.
  package var date: () -> String
  /// This program's file; nil where it isn't known.
  package var programFile: URL?
  /// What the program's file is called, whatever links lead to it: a build of its package makes it again under that name.
  package var programName: String
  /// What tells this build of the program from others: what one of them counted, another may count otherwise.
  package var programStamp: () -> String
  package var interruption: Interruption

  package static func current(_ interruption: Interruption) -> ProcessContext {
    let clock = ContinuousClock()
    let itself = OwnProgram(file: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
    return ProcessContext(
      bundledStories: StoryLoader.bundledPaths, makeProbe: { TrackedObjects() }, now: { clock.now },
      processorTime: ProcessorTime.nanoseconds, processorTimeOfChildren: ProcessorTime.nanosecondsOfChildren,
      launchItself: itself.output, launchItselfAtOnce: itself.outputs, launchItselfUnder: itself.diagnostics,
      attemptItself: { try itself.run($0).outcome() }, attemptItselfAtOnce: itself.outcomes,
      tryItself: { arguments in
        let run = try itself.run(arguments, Backtrace.environment).start()
        return { hears in try run.outcome(hears: hears) }
      },
      currentFolder: { URL(filePath: FileManager.default.currentDirectoryPath) }, findProgram: find,
      instructionCounterUnavailability: {
        do {
          _ = try InstructionCounter()
          return nil
        } catch {
          return "\(error)"
        }
      },
      circumstances: { CircumstancesReader(sources: $0).circumstances }, isOptimised: isReleaseBuild,
      date: { Date.now.ISO8601Format() }, programFile: Bundle.main.executableURL,
      programName: itself.file.resolvingSymlinksInPath().lastPathComponent, programStamp: { itself.stamp },
      interruption: interruption)
  }

  /// The same with another program in this one's place wherever it launches itself.
  func launching(_ program: URL) -> ProcessContext {
    var process = self
    process.launchItself = OwnProgram(file: program).output
    return process
  }

  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}

/// The program of this process, which runs itself once more.
private struct OwnProgram {
  let file: URL

  /// Nobody reads what a crash looks like, unless asked for, and to draw it takes seconds.
  func run(_ arguments: [String], _ environment: [String: String] = [:]) -> ToolRun {
    ToolRun(file, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 })
  }

  func output(_ arguments: [String], _ environment: [String: String]) throws -> Data {
    try run(arguments, environment).output()
  }

  func outputs(_ arguments: [[String]], _ environment: [String: String]) throws -> [Data] {
    try ParallelRuns(arguments.map { run($0, environment) }).outputs()
  }

  func outcomes(_ arguments: [[String]], _ hear: (Int, ToolRun.Outcome) throws -> Bool) throws {
    let runs = ParallelRuns(arguments.map { run($0) })
    try runs.forEach { index, outcome in
      if try !hear(index, outcome) { runs.end() }
    }
  }

  func diagnostics(
    _ tool: URL, _ options: [String], _ arguments: [String], _ environment: [String: String]
  ) throws -> String {
    let run = ToolRun(tool, options + [try strippedCopy().path] + arguments, environment: environment)
    return String(decoding: try run.diagnostics(), as: UTF8.self)
  }

  /// A copy without what a debugger needs, which tools that watch a process may fail to read; it lies below the package that the program
  /// was built in, or else among the temporary files.
  private func strippedCopy() throws -> URL {
    let files = FileManager.default
    let folder =
      BuiltPackage.folder(above: file)?.appending(path: ".build/compare/instructions") ?? files.temporaryDirectory
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: file.lastPathComponent)
    let unfinished = folder.appending(path: "\(file.lastPathComponent)-\(getpid())")
    defer { try? files.removeItem(at: unfinished) }
    let tool = try Toolchain.running().program("llvm-objcopy")
    _ = try ToolRun(tool, ["--strip-debug", file.path, unfinished.path]).output()
    guard rename(unfinished.path, copy.path) == 0 else {
      throw MeasuringError.notCopied(program: file.path, to: copy.path, reason: String(cString: strerror(errno)))
    }
    return copy
  }

  var stamp: String {
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    return "\(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
  }
}

/// What this program ends with, as far as one that launched it has to know.
nonisolated package enum ProgramStatus {
  package static let failed: Int32 = 1
  package static let unusableInput: Int32 = 2

  /// Throws when a launch says that it can't use its command line, which no implementation is to blame for.
  static func checkIsUsable(_ outcome: ToolRun.Outcome, of arguments: [String]) throws(ToolchainError) {
    guard outcome.status == unusableInput, !outcome.wasSignalled else { return }
    throw .failed(
      command: "compare " + arguments.joined(separator: " "), status: outcome.status, wasSignalled: false,
      output: String(decoding: outcome.diagnostics, as: UTF8.self))
  }
}
