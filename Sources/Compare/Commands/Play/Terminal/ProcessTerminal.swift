internal import CTerminal
import Foundation

/// The terminal that the process was started in, which is restored however the process ends.
final class ProcessTerminal: PlayTerminal {
  private let input = STDIN_FILENO
  private let output: Int32
  private let hasColour: Bool
  /// Readable when everything has to be redrawn.
  private let wakeUp: Int32

  static func canDraw(_ environment: [String: String]) -> Bool {
    !["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
  }

  /// - Parameter output: Standard output as it was when the process started.
  init(output: Int32, environment: [String: String]) throws(TerminalError) {
    self.output = output
    for (descriptor, name) in [(input, "standard input"), (output, "standard output")] where isatty(descriptor) == 0 {
      throw .notATerminal(name)
    }
    guard Self.canDraw(environment) else { throw .cannotDraw(environment["TERM"] ?? "") }
    hasColour = (environment["NO_COLOR"] ?? "").isEmpty
    wakeUp = terminal_take_over(input, output)
    guard wakeUp >= 0 else { throw .refused(String(cString: strerror(errno))) }
  }

  var size: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_size(output, &columns, &rows)
    guard columns > 0, rows > 0 else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  func next(within milliseconds: Int32?) -> TerminalInput {
    var wanted = [
      pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&wanted, nfds_t(wanted.count), milliseconds ?? -1)
      if count < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if wanted[0].revents != 0 {
        _ = read(from: wakeUp)
        return .changed
      }
      if wanted[1].revents != 0 {
        let bytes = read(from: input)
        return bytes.isEmpty ? .ended : .bytes(bytes)
      }
      return .quiet
    }
  }

  func show(_ lines: [DrawnLine]) {
    let width = size.columns
    let rows = lines.enumerated().map { index, line in
      "\u{1B}[\(index + 1);1H\(line.encoded(width: width, hasColour: hasColour))\u{1B}[K"
    }
    // A lost terminal is noticed at the next read.
    try? OutputFile(descriptor: output).write(rows.joined() + "\u{1B}[J")
  }

  func giveBack() { terminal_give_back() }

  private func read(from descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR else { return [] }
    }
  }
}

nonisolated enum TerminalError: Error, Hashable, Sendable {
  case notATerminal(String)
  /// The value of `TERM`.
  case cannotDraw(String)
  case refused(String)
}

// MARK: - CustomStringConvertible

extension TerminalError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .notATerminal(let stream):
      "play is drawn in a terminal and played with its keys, but \(stream) is none. \(Self.instead)"
    case .cannotDraw(let name):
      "play has to move about in the terminal, which one of the kind “\(name)” (TERM) can't do. \(Self.instead)"
    case .refused(let why): "the terminal can't be taken over: \(why). \(Self.instead)"
    }
  }

  nonisolated private static let instead =
    "Without one, “compare stories FILE” takes the steps of a file, and “compare walk” takes steps by chance."
}
