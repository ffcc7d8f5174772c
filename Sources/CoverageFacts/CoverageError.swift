/// Why nothing can be said about coverage.
package enum CoverageError: Error, Equatable, Sendable {
  /// What was built lacks a program.
  case programMissing(path: String)
  /// The platform packs tests into bundles that can't be run by themselves.
  case testsInBundles(platform: String)
  /// The architectures are in several packages, or in none.
  case notOnePackage(folders: [String])
  /// The package has no module of the architecture.
  case moduleMissing(module: String, folder: String)
  /// No run of a program left counts.
  case nothingCounted(command: String, lastLines: [String])
}
