import Measuring

package enum ExitCode: Int32 {
  case success = 0
  /// A story, test or rule failed, a walk found something, work grows too fast, or measured code doesn't build or run.
  case failed = 1
  /// The command line, or a file it names, can't be used.
  case unusableInput = 2
  /// The terminal was closed. This and the next two are 128 plus the signal's number.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  nonisolated init(signal: Int32) { self = ExitCode(rawValue: 128 + signal) ?? .interrupted }
}

extension Interruption {
  nonisolated var exitCode: ExitCode? { signal.map(ExitCode.init(signal:)) }
}
