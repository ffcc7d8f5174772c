import Testing

/// A source with one row per line, marked with what the line is: `c` for code, `/` for comment, `_` for blank.
struct Source: CustomTestStringConvertible {
  let name: String
  let text: String
  let kinds: String

  /// - Parameters:
  ///   - rows: Each a mark, a space, and the line. An empty line is its mark alone.
  ///   - end: What ends a line; the last one has it too, unless `endsOpen`.
  init(_ name: String, _ rows: String, end: String = "\n", endsOpen: Bool = false) {
    self.name = name
    let rows = rows.split(separator: "\n", omittingEmptySubsequences: false)
    text = rows.map { String($0.dropFirst(2)) }.joined(separator: end) + (endsOpen ? "" : end)
    kinds = rows.map { String($0.prefix(1)) }.joined()
  }

  var testDescription: String { name }

  func lines(of kind: Character) -> Int {
    kinds.count { $0 == kind }
  }
}
