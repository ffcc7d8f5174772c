import Foundation
import Testing

/// Ends the built `compare` from outside in each possible way: none of its processes survives, and no file remains.
@Suite(.serialized, .tags(.program), .timeLimit(.minutes(10)))
nonisolated struct EndsTests {
  private let executable: URL

  init() throws {
    executable = try #require(CompareProcess.executable, "build the product compare first: swift build")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheToolsAndIsTheExitCode(signal: Int32) throws {
    let tools = try EndlessTools()
    let process = try tools.start(executable)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(tools.haveEnded)
    #expect(try tools.filesLeft == [])
    #expect(tools.diagnostics == "compare: ending what is running; press Ctrl-C again to stop now\n")
  }

  @Test func toolsOfAProcessThatWasKilledEndAsWell() throws {
    let tools = try EndlessTools()
    let process = try tools.start(executable)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(tools.haveEnded)
    #expect(try tools.filesLeft == [])
  }

  @Test func theSecondCtrlCWaitsForNoTool() throws {
    let tools = try EndlessTools(heedingInterrupts: false)
    let process = try tools.start(executable)
    kill(process.processIdentifier, SIGINT)
    #expect(tools.diagnostics(until: "\n").hasPrefix("compare: ending what is running"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(tools.haveEnded)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func storiesEndInTheMiddleAndTheTerminalIsAsItWas(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let process = try terminal.start(executable, "stories", output: .nullDevice, environment: ["TERM": "xterm"])
    #expect(terminal.output(until: "story 2 of ").contains("story 2 of "))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(terminal.settings == before)
    // The line of progress is erased, and the prompt follows.
    try terminal.program.write(contentsOf: Data("prompt".utf8))
    #expect(terminal.output(until: "prompt").hasSuffix("\r\u{1B}[2Kprompt"))
  }
}

/// Stand-ins for the tools that `compare` starts, which run until something ends them.
///
/// They and their children keep a pipe open. It closes when the last of them ends.
nonisolated private final class EndlessTools {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "EndlessTools-\(UUID().uuidString)")
  private let errors = Pipe()
  private let pipe: Int32
  private var files: [String] = []

  init(heedingInterrupts: Bool = true) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "temporary"), withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      \(heedingInterrupts ? "" : "trap '' INT")
      exec 3> "\(folder.path)/pipe"
      echo begun >&3
      tail -f /dev/null
      """
    for name in ["git", "swift"] {
      let file = folder.appending(path: name)
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let path = folder.appending(path: "pipe").path
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    pipe = open(path, O_RDONLY | O_NONBLOCK)
    files = try list()
  }

  deinit {
    close(pipe)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts `compare` and waits until one of the tools runs.
  func start(_ executable: URL) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["counts", "--story=The session expires in the background"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(folder.path):/usr/bin:/bin", "TMPDIR": folder.appending(path: "temporary").path,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    try errors.fileHandleForWriting.close()
    #expect(read { !$0.isEmpty })
    return process
  }

  /// Waits until none of them runs.
  var haveEnded: Bool { read { $0.isEmpty } }

  var filesLeft: [String] {
    get throws { try list().filter { !files.contains($0) } }
  }

  var diagnostics: String { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  func diagnostics(until end: Character) -> String {
    var text = ""
    while !text.contains(end), let byte = try? errors.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      text += String(decoding: byte, as: UTF8.self)
    }
    return text
  }

  private func list() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// Reads until the bytes are as wanted, for at most 30 s.
  private func read(until isWanted: ([UInt8]) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = Foundation.read(pipe, &bytes, bytes.count)
      if count >= 0, isWanted(Array(bytes.prefix(count))) { return true }
    }
    return false
  }
}
