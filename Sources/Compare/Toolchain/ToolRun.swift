internal import Basics
package import Foundation

/// One run of a program of the toolchain, from start to end.
package struct ToolRun: Sendable {
  package struct Outcome: Sendable {
    package var output: Data
    /// What it wrote to its standard error.
    package var diagnostics: Data
    /// Its exit code, or the number of the signal that ended it.
    package var status: Int32
    package var wasSignalled: Bool

    package init(output: Data, diagnostics: Data, status: Int32, wasSignalled: Bool) {
      self.output = output
      self.diagnostics = diagnostics
      self.status = status
      self.wasSignalled = wasSignalled
    }

    package var hasSucceeded: Bool { status == 0 && !wasSignalled }

    /// All that it wrote, to its standard output first.
    package var text: String { [output, diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined() }
  }

  package var program: URL
  package var arguments: [String]
  /// Where it runs; nil for where this process runs.
  package var folder: URL?
  /// What its environment has beside this process's.
  package var environment: [String: String]
  /// What errors call it; the command line when it is `nil`.
  package var title: String?

  package init(_ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// Runs the program and waits for its end, however much it writes.
  /// - Parameter hears: Is given each line of its standard output as soon as it is whole.
  /// - Throws: `ToolchainError.interrupted` when tools are no longer started, or were ended meanwhile.
  package func outcome(
    among tools: RunningTools = .ofProcess, hears: (Data) -> Void = { _ in }
  ) throws(ToolchainError) -> Outcome {
    try start(among: tools).outcome(hears: hears)
  }

  /// Starts the program, whose end is then to be waited for.
  /// - Throws: `ToolchainError.interrupted` when tools are no longer started.
  package func start(among tools: RunningTools = .ofProcess) throws(ToolchainError) -> StartedRun {
    guard !tools.areEnded else { throw .interrupted(command: command) }
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
    try tools.add { () throws(ToolchainError) in
      try Result { try process.run() }
        .mapError { ToolchainError.notStarted(program: program.path, reason: $0.localizedDescription) }.get()
      return process.processIdentifier
    }
    return StartedRun(self, process, output, diagnostics, tools)
  }

  /// Runs the program and answers what it wrote to its standard output.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func output() throws(ToolchainError) -> Data {
    let outcome = try outcome()
    try check(outcome)
    return outcome.output
  }

  /// Runs the program and answers what it wrote to its standard output, without space around it.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func text() throws(ToolchainError) -> String {
    String(decoding: try output(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs the program and answers the lines of its standard output, without empty ones.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func lines() throws(ToolchainError) -> [Substring] {
    String(decoding: try output(), as: UTF8.self).split(separator: "\n")
  }

  /// Runs the program and reads the JSON of its standard output.
  /// - Parameter name: What errors call it by; nil for the whole command.
  /// - Throws: `ToolchainError.unreadableOutput` when it is another one than expected, `failed` when its exit code isn't 0.
  package func decoded<Value: Decodable>(
    as type: Value.Type, named name: String? = nil
  ) throws(ToolchainError) -> Value {
    let output = try output()
    return try Result { try JSONDecoder().decode(type, from: output) }
      .mapError { ToolchainError.unreadableOutput(command: name ?? command, reason: "\($0)") }.get()
  }

  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func check(_ outcome: Outcome) throws(ToolchainError) {
    guard !outcome.hasSucceeded else { return }
    throw .failed(command: command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: outcome.text)
  }

  /// The command line as one would type it, unless the run has a title.
  package var command: String { title ?? ([program.lastPathComponent] + arguments).joined(separator: " ") }
}

/// A run that has begun.
package struct StartedRun {
  private let run: ToolRun
  private let process: Process
  private let output: BackgroundRead
  private let diagnostics: BackgroundRead
  private let tools: RunningTools

  // Both are read at once, and from now on: a program stands still when nobody empties what it fills.
  fileprivate init(_ run: ToolRun, _ process: Process, _ output: Pipe, _ diagnostics: Pipe, _ tools: RunningTools) {
    self.run = run
    self.process = process
    self.output = BackgroundRead(output.fileHandleForReading)
    self.diagnostics = BackgroundRead(diagnostics.fileHandleForReading)
    self.tools = tools
  }

  /// Waits for its end; to be called once.
  /// - Parameter hears: Is given each line of its standard output, at once those that are whole already.
  /// - Throws: `ToolchainError.interrupted` when tools were ended meanwhile.
  package func outcome(hears: (Data) -> Void = { _ in }) throws(ToolchainError) -> ToolRun.Outcome {
    defer { tools.remove(process.processIdentifier) }
    let data = output.data(hears: hears)
    let errors = diagnostics.data()
    process.waitUntilExit()
    // How it ended is then no fault of its own.
    guard !tools.areEnded else { throw .interrupted(command: run.command) }
    return ToolRun.Outcome(
      output: data, diagnostics: errors, status: process.terminationStatus,
      wasSignalled: process.terminationReason == .uncaughtSignal)
  }
}

/// Reads a pipe to its end on another thread.
private final class BackgroundRead: Sendable {
  /// Nil at the end.
  private let arrivals = Arrivals<Data?>()

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      // Foundation's own way traps when a signal arrives meanwhile.
      var size = 1
      while size > 0 || (size < 0 && errno == EINTR) {
        size = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
        if size > 0 { arrivals.add(Data(buffer[..<size])) }
      }
      arrivals.add(nil)
    }
  }

  /// Waits until the other end is closed; to be called once.
  /// - Parameter hears: Is given each line as soon as it is whole, without its line feed.
  func data(hears: (Data) -> Void = { _ in }) -> Data {
    let lineFeed = UInt8(ascii: "\n")
    var data = Data()
    var heard = 0
    while let arrival = arrivals.take() {
      data.append(arrival)
      guard arrival.contains(lineFeed) else { continue }
      while let end = data[heard...].firstIndex(of: lineFeed) {
        hears(data[heard..<end])
        heard = end + 1
      }
    }
    return data
  }
}
