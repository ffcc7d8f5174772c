import SharedModel

/// Why a file can't be read as the result of a comparison.
nonisolated enum SuiteResultError: Error, Equatable {
  /// The reason is the system's.
  case unreadable(path: String, reason: String)
  /// The place is where it stops being JSON, or where what is wrong begins; nil where it isn't known.
  case damaged(path: String, JSONFlaw, place: JSONPlace?)
  case wrongVersion(path: String, found: Int, known: Int)
}
