/// Why builds could not be timed.
nonisolated enum BuildError: Error, Equatable {
  /// The architecture has no sources here.
  case noPackage(architecture: String)
  /// The package has no such module, or one without sources.
  case moduleMissing(String, folder: String)
  /// A build did not do what it was timed for.
  case notAsExpected(module: String, build: String, file: String)
}
