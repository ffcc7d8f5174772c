// MARK: - CustomStringConvertible

extension BuildError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .noPackage(let architecture):
      "The sources of \(architecture) are in no package; run compare in the checkout it was built from."
    case .moduleMissing(let module, let folder):
      "The package in \(folder) has no module \(module) with sources. Build this program again."
    case .notAsExpected(let module, let build, let file):
      "A build of \(module) with \(build) treated \(file) otherwise than that asks for, so its time means nothing. "
        + "End other builds of the same folder, and try again."
    }
  }
}
