/// Why a result could not be written.
nonisolated enum ConsoleError: Error, Equatable {
  /// Whoever read the output has read enough.
  case nobodyReads
  /// The text is the system's.
  case refused(String)
}
