/// Why nothing can be traced.
nonisolated enum TraceError: Error, Equatable {
  /// The architectures are in several packages, or in none.
  case notOnePackage(folders: [String])
  /// No story has that name, and no file either.
  case noSuchStory(String, closest: [String])
  /// None of an implementation's functions reported.
  case nothingRecorded(architecture: String, module: String)
  /// A launch printed something that is no record.
  case unreadableRecord(command: String, reason: String)
}
