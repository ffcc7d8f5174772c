/// Why mutants could not be judged.
nonisolated enum MutationError: Error, Equatable {
  case failsWithoutMutant(judge: String, architecture: String, output: String)
  /// There are no tests, or they are in a bundle, which can't be run by itself.
  case testsNotExecutable(folder: String)
  case notBuilt(file: String, line: Int, message: String)
}

// MARK: - CustomStringConvertible

extension MutationError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .failsWithoutMutant(let judge, let architecture, let output):
      "The \(judge) of \(architecture) fail without any mutant; mend them first.\(Self.lastLines(of: output))"
    case .testsNotExecutable(let folder):
      "There is no program with the tests in \(folder). On this platform only stories can judge: --by stories."
    case .notBuilt(let file, let line, let message):
      "The package with its mutants can't be built, and no mutant is to blame: \(file):\(line): \(message)"
    }
  }

  nonisolated private static func lastLines(of output: String) -> String {
    let lines = output.split(separator: "\n").suffix(20)
    return lines.isEmpty ? "" : " At last they printed:\n" + lines.joined(separator: "\n")
  }
}
