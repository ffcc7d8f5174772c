import SharedModel

/// Why a file can't be read as the result of a comparison.
nonisolated enum SuiteResultError: Error, Equatable {
  /// The reason is a clause without a full stop.
  case unreadable(path: String, reason: String)
  /// The place is where it stops being JSON, or where what is wrong begins; nil where it isn't known.
  case damaged(path: String, JSONFlaw, place: JSONPlace?)
  /// It is JSON of the right shape, but not all of it can be so: a sentence that begins with the field.
  case impossible(path: String, String, place: JSONPlace?)
  case wrongVersion(path: String, found: Int, known: Int)
}

// MARK: - CustomStringConvertible

extension SuiteResultError: CustomStringConvertible {
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
