import Basics

nonisolated extension TemporaryFolder {
  /// For a property of a suite, which can't throw.
  package static func holding(_ files: [String: String]) -> TemporaryFolder {
    do { return try TemporaryFolder(files) } catch { fatalError("Tests need a place for temporary files: \(error)") }
  }

  package func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path(of: path), encoding: .utf8)
  }
}
