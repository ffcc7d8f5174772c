package enum CoverageError: Error, Equatable, Sendable {
  case programMissing(path: String)
  case testsInBundles(platform: String)
  case moduleMissing(module: String, folder: String)
  case nothingCounted(command: String, lastLines: [String])
}

// MARK: - CustomStringConvertible

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .programMissing(let path):
      "The build made no \(path), which coverage is measured with. “swift build --build-tests” makes it; this toolchain "
        + "may put it elsewhere; Swift 6.2 to 6.4 are supported."
    case .testsInBundles(let platform):
      "On \(platform) tests are built into bundles, which can't be run test by test, so coverage can't be measured "
        + "there yet. On Linux it can; all else works here: compare --skip coverage."
    case .moduleMissing(let module, let folder):
      "The package in \(folder) has no module \(module). Build this program again."
    case .nothingCounted(let command, let lastLines):
      "“\(command)” left no counts of what it ran.\(lastLines.isEmpty ? "" : " It printed at last:\n")"
        + lastLines.joined(separator: "\n")
    }
  }
}
