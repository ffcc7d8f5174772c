/// A part of a source that a document shows.
struct Snippet: Equatable {
  let name: String
  /// The line of its beginning, from 1.
  let line: Int
  /// What is between its marks, as far to the left as it goes.
  let lines: [String]
}
