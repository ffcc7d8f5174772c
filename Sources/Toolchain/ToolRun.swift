package import Foundation
internal import Synchronization

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
    try Result { try process.run() }
      .mapError { ToolchainError.notStarted(program: program.path, reason: $0.localizedDescription) }.get()
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
  package func output() throws(ToolchainError) -> Data { try success().output }

  /// Runs the program and answers what it wrote to its standard error.
  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func diagnostics() throws(ToolchainError) -> Data { try success().diagnostics }

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

  private func success() throws(ToolchainError) -> Outcome {
    let outcome = try outcome()
    try check(outcome)
    return outcome
  }

  /// - Throws: `ToolchainError.failed` when its exit code isn't 0.
  package func check(_ outcome: Outcome) throws(ToolchainError) {
    guard !outcome.hasSucceeded else { return }
    throw .failed(command: command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: outcome.text)
  }

  /// The run as one would type it.
  package var command: String { ([program.lastPathComponent] + arguments).joined(separator: " ") }
}

/// Reads a pipe to its end on another thread.
final class BackgroundRead: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let result = Mutex(Data())

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      let data = handle.readToTheEnd()
      result.withLock { $0 = data }
      done.signal()
    }
  }

  func data() -> Data {
    done.wait()
    return result.withLock { $0 }
  }
}

extension FileHandle {
  /// All that is written until the other end is closed; Foundation's own way traps when a signal arrives meanwhile.
  /// - Parameter hears: Is given each line as soon as it is whole, without its line feed.
  func readToTheEnd(hears: (Data) -> Void = { _ in }) -> Data {
    var data = Data()
    var heard = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(fileDescriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        guard buffer[..<count].contains(UInt8(ascii: "\n")) else { continue }
        while let end = data[heard...].firstIndex(of: UInt8(ascii: "\n")) {
          hears(data[heard..<end])
          heard = end + 1
        }
      }
      if count == 0 || (count < 0 && errno != EINTR) { return data }
    }
  }
}
