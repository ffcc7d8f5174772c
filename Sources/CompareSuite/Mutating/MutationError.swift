/// Why mutants could not be judged.
nonisolated enum MutationError: Error, Equatable {
  /// Without a mutant all should be well.
  case failsWithoutMutant(judge: String, architecture: String, output: String)
  /// There are no tests, or the platform packs them into a bundle that can't be run by itself.
  case testsNotExecutable(folder: String)
  /// Errors remain that no mutant is to blame for.
  case notBuilt(file: String, line: Int, message: String)
  /// The architecture has no sources here.
  case noPackage(architecture: String)
}
