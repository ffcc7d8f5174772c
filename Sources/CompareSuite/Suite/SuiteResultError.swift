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
