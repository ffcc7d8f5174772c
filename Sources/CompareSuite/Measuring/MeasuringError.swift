/// Why nothing can be timed.
nonisolated enum MeasuringError: Error, Equatable {
  case debugBuild(Command)
  case nothingToTime
  /// A launch printed something that is no sample.
  case unreadableSamples(arguments: [String], reason: String)
  /// Only what behaves the same is timed.
  case storiesFailed
}
