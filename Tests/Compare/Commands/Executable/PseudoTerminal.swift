import CPseudoTerminal
import Foundation

/// A terminal that a test types into and reads, with a program at the other end.
nonisolated final class PseudoTerminal {
  private let master: Int32
  /// The program's end.
  let program: FileHandle

  init() throws {
    var person: Int32 = -1
    var program: Int32 = -1
    guard pseudo_terminal_open(&person, &program) == 0 else { throw POSIXError(.ENOTTY) }
    master = person
    self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
  }

  deinit {
    close(master)
  }

  /// Starts a program at the other end, which prints its results elsewhere if `output` is given.
  func start(
    _ executable: URL, _ argument: String, output: FileHandle? = nil, environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = [argument]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = program
    process.standardOutput = output ?? program
    process.standardError = program
    try process.run()
    return process
  }

  /// The terminal's settings, similar to `stty -g`.
  var settings: String {
    var terminal = termios()
    guard tcgetattr(program.fileDescriptor, &terminal) == 0 else { return "none" }
    let characters = withUnsafeBytes(of: terminal.c_cc) { Array($0) }
    return "\(terminal.c_iflag) \(terminal.c_oflag) \(terminal.c_cflag) \(terminal.c_lflag) \(characters)"
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Returns the output up to a text, or all of it if nothing comes for a minute.
  func output(until text: String) -> String {
    var output: [UInt8] = []
    while !output.containsBytes(Array(text.utf8)) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0, waiting.revents & Int16(POLLIN) != 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes.prefix(count)
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension [UInt8] {
  nonisolated fileprivate func containsBytes(_ bytes: [UInt8]) -> Bool {
    guard count >= bytes.count else { return false }
    return (0...(count - bytes.count)).contains { self[$0..<($0 + bytes.count)].elementsEqual(bytes) }
  }
}
