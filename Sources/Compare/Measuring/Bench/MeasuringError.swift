/// Why nothing can be timed or counted.
nonisolated package enum MeasuringError: Error, Equatable {
  /// The command is what would run it where it can be timed.
  case debugBuild(command: String)
  case nothingToMeasure
  case storiesFailed
  case unreadable(String, command: String, reason: String)
  case notCopied(program: String, to: String, reason: String)
  case otherStories(subject: String, expected: Int, found: Int)
}

// MARK: - CustomStringConvertible

extension MeasuringError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .debugBuild(let command):
      "This is a debug build, whose times say nothing. Run: swift run -c release \(command)"
    case .nothingToMeasure: "None of the stories shows anything that could be measured. Choose others with --story."
    case .storiesFailed: "Only what behaves the same is timed, and a story failed."
    case .unreadable(let what, let command, let reason):
      "A launch printed no \(what): \(reason). See what it prints: \(command)"
    case .notCopied(let program, let copy, let reason):
      "\(program) can't be copied to \(copy): \(reason). See that there is room and that it may be written to."
    case .otherStories(let subject, let expected, let found):
      "The instructions of \(found) stories were counted in \(subject), which has \(expected). "
        + "Leave --instructions away, and report it."
    }
  }
}
