internal import Basics
package import Foundation

package struct ToolRun: Sendable {
  package struct Outcome: Sendable {
    package var output: Data
    /// The standard error.
    package var diagnostics: Data
    /// The exit code, or the number of the signal that ended the program.
    package var status: Int32
    package var wasSignalled: Bool
    /// The seconds without output after which the program was ended; `nil` if it ended by itself.
    package var silence: Double?

    package init(output: Data, diagnostics: Data, status: Int32, wasSignalled: Bool, silence: Double? = nil) {
      self.output = output
      self.diagnostics = diagnostics
      self.status = status
      self.wasSignalled = wasSignalled
      self.silence = silence
    }

    package var hasSucceeded: Bool { status == 0 && !wasSignalled }

    package var text: String { [output, diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined() }
  }

  package var program: URL
  package var arguments: [String]
  /// The working directory; `nil` for this process's.
  package var folder: URL?
  /// Additions to this process's environment.
  package var environment: [String: String]
  /// The name of the run in errors; `nil` for the command line.
  package var title: String?
  /// The seconds without output after which the program counts as hanging and is ended; `nil` for no limit.
  package var silenceLimit: Double?

  package init(_ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// Runs the program and waits for its end.
  /// - Parameter hears: Called with each line of standard output once it is complete.
  /// - Throws: `ToolchainError.interrupted` if tools are being ended.
  package func outcome(
    among tools: RunningTools = .ofProcess, hears: (Data) -> Void = { _ in }
  ) throws(ToolchainError) -> Outcome {
    try start(among: tools).outcome(hears: hears)
  }

  package func start(among tools: RunningTools = .ofProcess) throws(ToolchainError) -> StartedRun {
    guard !tools.areEnded else { throw .interrupted(command: command) }
    try OpenFiles.check()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Some programs use colours even when writing to a pipe.
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let diagnostics = Pipe()
    process.standardOutput = output
    process.standardError = diagnostics
    try tools.add { () throws(ToolchainError) in
      try Result { try process.run() }
        .mapError { OpenFiles.error($0, starting: program.path) }.get()
      return process.processIdentifier
    }
    return StartedRun(self, process, output, diagnostics, tools)
  }

  package func output() throws(ToolchainError) -> Data {
    let outcome = try outcome()
    try check(outcome)
    return outcome.output
  }

  package func text() throws(ToolchainError) -> String {
    String(decoding: try output(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  package func lines() throws(ToolchainError) -> [Substring] {
    String(decoding: try output(), as: UTF8.self).split(separator: "\n")
  }

  package func decoded<Value: Decodable>(as type: Value.Type) throws(ToolchainError) -> Value {
    let output = try output()
    return try Result { try JSONDecoder().decode(type, from: output) }
      .mapError { ToolchainError.unreadableOutput(command: command, reason: "\($0)") }.get()
  }

  package func check(_ outcome: Outcome) throws(ToolchainError) {
    guard !outcome.hasSucceeded else { return }
    throw .failed(command: command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: outcome.text)
  }

  /// The run's title, or the command line as typed.
  package var command: String { title ?? ([program.lastPathComponent] + arguments).joined(separator: " ") }
}

package struct ParallelRuns: Sendable {
  private let runs: [ToolRun]
  private let work: ConcurrentWork

  package init(_ runs: [ToolRun]) {
    self.runs = runs
    work = ConcurrentWork(runs.count)
  }

  package func end() { work.end() }

  /// Runs all programs, and returns their standard outputs in order.
  package func outputs() throws -> [Data] {
    var outputs = runs.map { _ in Data() }
    try forEach { index, outcome in
      try runs[index].check(outcome)
      outputs[index] = outcome.output
    }
    return outputs
  }

  /// Runs all programs, as many at a time as there are processors, and waits for them.
  /// - Parameter body: Called on this thread with the index of each run that ended. If it throws, no more runs start.
  package func forEach(_ body: (Int, ToolRun.Outcome) throws -> Void) throws {
    try work.run { [runs] index in
      Result { () throws(ToolchainError) in try runs[index].outcome() }
    } hear: { index, outcome in
      try body(index, outcome.get())
    }
  }
}
