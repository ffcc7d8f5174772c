import Foundation
import Results
import Stories
import Benchmarks
import Metrics
import Toolchain

/// The outside world of a run, which tests replace.
package struct ProcessContext {
  /// Starts a process for a job. The returned function passes on each line that the process prints, until it ends.
  package typealias Attempt = (_ job: WorkerJob) throws -> (_ hears: (Data) -> Void) throws -> ToolRun.Outcome

  package var bundledStories: () throws(StoryFileErrors) -> [String]
  /// Only one probe at a time can track a process's objects.
  package var makeProbe: () -> any LivenessProbe
  package var now: () -> ContinuousClock.Instant
  /// The processor time of this thread, in nanoseconds.
  package var processorTime: () -> UInt64
  /// The processor time of ended child processes, in nanoseconds.
  package var processorTimeOfChildren: () -> UInt64
  /// Runs jobs in processes of this program, with additions to their environment and as many at a time as there are
  /// processors, and returns their outputs.
  package var launchItself: (_ jobs: [WorkerJob], _ environment: [String: String]) throws -> [Data]
  /// Runs jobs in processes, as many at a time as there are processors, and calls `hear` with each job's index and
  /// outcome. Starts no more once `hear` returns false.
  package var attemptItselfAtOnce: (_ jobs: [WorkerJob], _ hear: (Int, ToolRun.Outcome) throws -> Bool) throws -> Void
  /// Starts a process that may crash; `nil` if this program can't run itself.
  package var tryItself: Attempt?
  /// Runs a user's command line in a process of this program.
  package var attemptItself: (_ arguments: [String]) throws -> ToolRun.Outcome
  /// A folder's URL needs a slash at its end, or relative paths would be resolved in its parent.
  package var currentFolder: () -> URL
  package var circumstances: (_ sources: URL?) -> Circumstances
  package var isOptimised: Bool
  /// The date and time in ISO 8601.
  package var date: () -> String
  package var programFile: URL?
  /// The name of the program's product, even if it is run through a link.
  package var programName: String
  /// Identifies this build, because another build may count differently.
  package var programStamp: () -> String
  package var interruption: Interruption

  package static func current(_ interruption: Interruption) -> ProcessContext {
    let clock = ContinuousClock()
    let itself = OwnProgram(file: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
    return ProcessContext(
      bundledStories: StoryLoader.bundledPaths, makeProbe: { TrackedObjects() }, now: { clock.now },
      processorTime: ProcessorTime.nanoseconds, processorTimeOfChildren: ProcessorTime.nanosecondsOfChildren,
      launchItself: itself.outputs, attemptItselfAtOnce: itself.outcomes,
      tryItself: { job in
        let run = try itself.run(job, Backtrace.environment).start()
        return { hears in try run.outcome(hears: hears) }
      },
      attemptItself: { try itself.run($0).outcome() },
      currentFolder: { URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory) },
      circumstances: { CircumstancesReader(sources: $0).circumstances }, isOptimised: isReleaseBuild,
      date: { Date.now.ISO8601Format() }, programFile: Bundle.main.executableURL,
      programName: itself.file.resolvingSymlinksInPath().lastPathComponent, programStamp: { itself.stamp },
      interruption: interruption)
  }

  /// The command that runs this build of the program without building again.
  package var command: String { isOptimised ? "swift run -c release compare" : "swift run compare" }

  /// Runs a job in a process, and decodes the value in its output; `what` names the value in errors.
  func value<Value: Decodable>(
    _ type: Value.Type, _ what: String, of job: WorkerJob, environment: [String: String] = [:]
  ) throws -> Value {
    try JSONText.value(type, what, in: launchItself([job], environment)[0])
  }

  func attempt(_ job: WorkerJob) throws -> ToolRun.Outcome {
    var outcomes: [ToolRun.Outcome] = []
    try attemptItselfAtOnce([job]) { _, outcome in
      outcomes.append(outcome)
      return true
    }
    return outcomes[0]
  }

  func launching(_ program: URL) -> ProcessContext {
    var process = self
    process.launchItself = OwnProgram(file: program).outputs
    return process
  }

  private static var isReleaseBuild: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}

private struct OwnProgram {
  let file: URL

  /// Turns off backtraces by default, because each takes seconds.
  func run(_ arguments: [String], _ environment: [String: String] = [:]) -> ToolRun {
    ToolRun(file, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 })
  }

  func run(_ job: WorkerJob, _ environment: [String: String] = [:]) throws -> ToolRun {
    var run = run(try job.arguments, environment)
    run.title = job.title
    return run
  }

  func outputs(_ jobs: [WorkerJob], _ environment: [String: String]) throws -> [Data] {
    try ParallelRuns(jobs.map { try run($0, environment) }).outputs()
  }

  func outcomes(_ jobs: [WorkerJob], _ hear: (Int, ToolRun.Outcome) throws -> Bool) throws {
    let runs = ParallelRuns(try jobs.map { try run($0) })
    try runs.forEach { index, outcome in
      if try !hear(index, outcome) { runs.end() }
    }
  }

  var stamp: String {
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    return "\(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
  }
}

nonisolated package enum ProgramStatus {
  package static let failed: Int32 = 1
  package static let unusableInput: Int32 = 2

  /// Throws if the process couldn't use its job, because no implementation is to blame for that.
  static func checkIsUsable(_ outcome: ToolRun.Outcome, of job: WorkerJob) throws(ToolchainError) {
    guard outcome.status == unusableInput, !outcome.wasSignalled else { return }
    throw .failed(
      command: job.title, status: outcome.status, wasSignalled: false,
      output: String(decoding: outcome.diagnostics, as: UTF8.self))
  }
}
