// MARK: - CustomStringConvertible

extension MeasuringError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .debugBuild(let command):
      "This is a debug build, whose times say nothing. Run: swift run -c release \(command.invocation)"
    case .nothingToMeasure:
      "None of the stories shows anything that could be measured. Choose others with --story."
    case .storiesFailed:
      "Only what behaves the same is timed, and a story failed."
    case .unreadableSamples(let arguments, let reason):
      "A launch printed no samples: \(reason). See what it prints: compare \(arguments.joined(separator: " "))"
    case .unreadableCounts(let arguments, let reason):
      "A launch printed no counts: \(reason). See what it prints: compare \(arguments.joined(separator: " "))"
    case .notCopied(let program, let copy, let reason):
      "\(program) can't be copied to \(copy): \(reason). See that there is room and that it may be written to."
    case .otherStories(let contender, let expected, let found):
      "The instructions of \(found) stories were counted in \(contender), which has \(expected). "
        + "Leave --instructions away, and report it."
    }
  }
}
