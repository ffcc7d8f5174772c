/// Why a terminal can't be played in.
nonisolated package enum TerminalError: Error, Hashable, Sendable {
  /// The name of the stream.
  case notATerminal(String)
  /// What `TERM` says.
  case cannotDraw(String)
  /// The text is the system's.
  case refused(String)
}

// MARK: - CustomStringConvertible

extension TerminalError: CustomStringConvertible {
  /// What is missing, and what to run instead.
  nonisolated package var description: String {
    switch self {
    case .notATerminal(let stream):
      "play is drawn in a terminal and played with its keys, but \(stream) is none. \(Self.instead)"
    case .cannotDraw(let name):
      "play has to move about in the terminal, which one of the kind “\(name)” (TERM) can't do. \(Self.instead)"
    case .refused(let why):
      "the terminal can't be taken over: \(why). \(Self.instead)"
    }
  }

  nonisolated private static let instead =
    "Without one, “compare stories FILE” takes the steps of a file, and “compare walk” takes steps by chance."
}
