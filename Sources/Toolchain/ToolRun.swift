public import Foundation

/// One run of a program of the toolchain, from start to end.
public struct ToolRun: Sendable {
  /// What a run ended with.
  public struct Outcome: Sendable {
    /// What it wrote to its standard output.
    public var output: Data
    /// What it wrote to its standard error.
    public var diagnostics: Data
    /// Its exit code, or the number of the signal that ended it.
    public var status: Int32
    /// Whether a signal ended it.
    public var wasSignalled: Bool

    /// Describes how a run ended.
    public init(output: Data, diagnostics: Data, status: Int32, wasSignalled: Bool) {
      self.output = output
      self.diagnostics = diagnostics
      self.status = status
      self.wasSignalled = wasSignalled
    }
  }

  /// The program.
  public var program: URL
  /// What it is told.
  public var arguments: [String]
  /// Where it runs; nil for where this process runs.
  public var folder: URL?
  /// What its environment has beside this process's.
  public var environment: [String: String]

  /// Describes a run.
  public init(_ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// Runs the program and waits for its end, however much it writes.
  /// - Parameter hears: Is given each line of its standard output as soon as it is whole.
  /// - Throws: `ToolchainError.interrupted` when tools are no longer started, or were ended meanwhile.
  public func outcome(hears: (Data) -> Void = { _ in }) throws(ToolchainError) -> Outcome {
    try outcome(among: .ofProcess, hears: hears)
  }

  func outcome(among tools: RunningTools, hears: (Data) -> Void = { _ in }) throws(ToolchainError) -> Outcome {
    guard !tools.areEnded else { throw .interrupted(command: command) }
    tools.prepare()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let diagnostics = Pipe()
    process.standardOutput = output
    process.standardError = diagnostics
    do {
      try process.run()
    } catch {
      throw .notStarted(program: program.path, reason: error.localizedDescription)
    }
    tools.add(process.processIdentifier)
    defer { tools.remove(process.processIdentifier) }
    // Both are read at once: a program stands still when nobody empties what it fills.
    let other = BackgroundRead(diagnostics.fileHandleForReading)
    let data = output.fileHandleForReading.readToTheEnd(hears: hears)
    let errors = other.data()
    process.waitUntilExit()
    // How it ended is then no fault of its own.
    guard !tools.areEnded else { throw .interrupted(command: command) }
    return Outcome(
      output: data, diagnostics: errors, status: process.terminationStatus,
      wasSignalled: process.terminationReason == .uncaughtSignal)
  }

  /// Runs the program and answers what it wrote to its standard output.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  public func output() throws(ToolchainError) -> Data { try success().output }

  /// Runs the program and answers what it wrote to its standard error.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  public func diagnostics() throws(ToolchainError) -> Data { try success().diagnostics }

  private func success() throws(ToolchainError) -> Outcome {
    let outcome = try outcome()
    try check(outcome)
    return outcome
  }

  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  func check(_ outcome: Outcome) throws(ToolchainError) {
    guard outcome.status == 0, !outcome.wasSignalled else {
      let text = [outcome.output, outcome.diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined()
      throw .failed(command: command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: text)
    }
  }

  /// The run as one would type it.
  public var command: String { ([program.lastPathComponent] + arguments).joined(separator: " ") }
}
