import SharedModel

// MARK: - CustomStringConvertible

extension SuiteResultError: CustomStringConvertible {
  /// What was wrong, where, and what to do.
  nonisolated var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason). Name a file that “compare --format json --output FILE” has written."
    case .damaged(let path, let flaw, let place): Self.noResult(path, "\(flaw)", place)
    case .impossible(let path, let flaw, let place): Self.noResult(path, flaw, place)
    case .wrongVersion(let path, let found, let known):
      "\(path) is of version \(found), and this program reads version \(known). "
        + (found > known
          ? "Draw it with the program that wrote it, or a later one." : "Measure again with this program.")
    }
  }

  nonisolated private static func noResult(_ path: String, _ flaw: String, _ place: JSONPlace?) -> String {
    "\(path)\(place.map { ":\($0.line):\($0.column)" } ?? "") is no result of a comparison: \(flaw). "
      + "Have it written again with “compare --format json --output FILE”."
  }
}
