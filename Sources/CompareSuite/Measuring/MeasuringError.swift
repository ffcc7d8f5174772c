/// Why nothing can be timed.
nonisolated enum MeasuringError: Error, Equatable {
  case debugBuild(Command)
  case nothingToMeasure
  /// A launch printed something that is no sample.
  case unreadableSamples(arguments: [String], reason: String)
  /// Only what behaves the same is timed.
  case storiesFailed
  /// A launch printed something that is no record of counts.
  case unreadableCounts(arguments: [String], reason: String)
  /// A copy of the program could not be made.
  case notCopied(program: String, to: String, reason: String)
  /// Two launches of a contender did not run the same stories.
  case otherStories(contender: String, expected: Int, found: Int)
}
