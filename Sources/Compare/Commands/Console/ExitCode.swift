import Measuring

/// What a command tells the shell.
package enum ExitCode: Int32 {
  case success = 0
  /// A story or test failed, a walk found something, a rule is broken, work grows too fast, or what is measured doesn't build or run.
  case failed = 1
  /// The command line, or a file it names, can't be used.
  case unusableInput = 2
  /// Its terminal was closed before it was through: 128 and the signal's number, as with the next two.
  case hungUp = 129
  /// Somebody pressed Ctrl-C before it was through.
  case interrupted = 130
  /// It was told to terminate before it was through.
  case terminated = 143

  nonisolated init(signal: Int32) { self = ExitCode(rawValue: 128 + signal) ?? .interrupted }
}

extension Interruption {
  nonisolated var exitCode: ExitCode? { signal.map(ExitCode.init(signal:)) }
}
