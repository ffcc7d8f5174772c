/// One of the two marks around a doc string; the other one is plain text inside.
nonisolated struct DocStringDelimiter: Equatable, Sendable {
  let text: String
  /// The mark with a backslash in front of each character, which puts the mark itself into the text.
  private let escaped: String

  private init(_ mark: Character) {
    text = String(repeating: mark, count: 3)
    escaped = String(repeating: "\\\(mark)", count: 3)
  }

  static let all = [DocStringDelimiter("\""), DocStringDelimiter("`")]

  /// A line of the content with its escapes read.
  func unescaped(_ line: String) -> String {
    String(line.unicodeScalars.replacing(escaped.unicodeScalars, with: text.unicodeScalars))
  }
}

/// A doc string whose closing delimiter is still to come.
nonisolated struct OpenDocString {
  let location: SourceLocation
  let delimiter: DocStringDelimiter
  private let indent: Int
  private var lines: [String] = []

  init?(_ line: SourceLine) {
    guard let delimiter = line.docStringDelimiter else { return nil }
    self.delimiter = delimiter
    location = line.location
    indent = line.indent
  }

  mutating func append(_ line: SourceLine) {
    // A line that is indented less than its delimiter loses all of its white space, and nothing else.
    lines.append(delimiter.unescaped(line.removingIndent(indent)))
  }

  var content: String { lines.joined(separator: "\n") }
}
