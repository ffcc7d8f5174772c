// MARK: - CustomStringConvertible

extension MeasuringError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .debugBuild(let command):
      "This is a debug build, whose times say nothing. Run: swift run -c release \(command.invocation)"
    case .nothingToTime:
      "None of the stories shows anything that could be timed. Choose others with --story."
    case .storiesFailed:
      "Only what behaves the same is timed, and a story failed."
    case .unreadableSamples(let arguments, let reason):
      "A launch printed no samples: \(reason). See what it prints: compare \(arguments.joined(separator: " "))"
    }
  }
}
