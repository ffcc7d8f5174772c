// MARK: - CustomStringConvertible

extension CoverageError: CustomStringConvertible {
  /// What was wrong, and what to do about it.
  package var description: String {
    switch self {
    case .programMissing(let path):
      "The build made no \(path), which coverage is measured with. On Linux “swift build --build-tests” makes it; other systems aren't "
        + "supported yet."
    case .notOnePackage(let folders):
      "Coverage is measured in one package, and the architectures are in "
        + (folders.isEmpty ? "none" : folders.joined(separator: ", "))
        + ". Name some of one package with --architecture."
    case .moduleMissing(let module, let folder):
      "The package in \(folder) has no module \(module). Build this program again."
    case .nothingCounted(let command, let lastLines):
      "“\(command)” left no counts of what it ran.\(lastLines.isEmpty ? "" : " It printed at last:\n")"
        + lastLines.joined(separator: "\n")
    }
  }
}
