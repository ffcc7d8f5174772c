/// One line of a file and what it begins with.
nonisolated struct SourceLine: Sendable {
  /// From 1.
  let number: Int
  /// The line as it is written, without its end.
  let content: Substring.UnicodeScalarView
  /// What is left when white space at both ends is taken away.
  let body: Substring.UnicodeScalarView

  init(number: Int, content: Substring.UnicodeScalarView) {
    self.number = number
    self.content = content
    body = content.trimmed
  }

  var trimmed: String { String(body) }

  /// The code points in front of the body.
  var indent: Int { content.distance(from: content.startIndex, to: body.startIndex) }

  /// The first character that is not white space.
  var location: SourceLocation { SourceLocation(line: number, column: indent + 1) }

  /// Whether the body begins like that; a space at its end may be one that trimming took away.
  func begins(with prefix: String) -> Bool { content[body.startIndex...].starts(with: prefix.unicodeScalars) }

  /// The trimmed text behind what the body begins with.
  func rest(behind prefix: String) -> String { String(body.dropFirst(prefix.unicodeScalars.count).trimmed) }

  /// The kind of the line by itself; depending on its context it may still be free text.
  var kind: LineKind {
    switch body.first {
    case nil: .blank
    case "#"?: .comment
    case "@"?: .tags
    case "|"?: .tableRow
    default: keyword?.kind ?? .text
    }
  }

  var keyword: Keyword? { Keyword.all.first { begins(with: $0.prefix) } }

  var opensDocString: Bool { begins(with: "\"\"\"") || begins(with: "```") }
}

nonisolated extension Substring.UnicodeScalarView {
  /// Without the white space at both ends, which to Gherkin is more than spaces and tabs.
  var trimmed: Self {
    var rest = drop(while: \.properties.isWhitespace)
    while rest.last?.properties.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }
}

/// A word of the English grammar that begins a line.
nonisolated struct Keyword: Sendable {
  let kind: LineKind
  /// The word, as documents keep it.
  let text: String
  /// The word with what has to follow it: a colon or a space.
  let prefix: String

  private init(_ kind: LineKind, _ text: String, followedBy end: String = ":") {
    self.kind = kind
    self.text = text
    prefix = text + end
  }

  /// No two of them begin the same line.
  static let all: [Keyword] =
    ["Given", "When", "Then", "And", "But", "*"].map { Keyword(.step, $0, followedBy: " ") }
    + ["Scenario", "Example", "Scenario Outline", "Scenario Template"].map { Keyword(.scenario, $0) }
    + ["Examples", "Scenarios"].map { Keyword(.examples, $0) }
    + ["Feature", "Business Need", "Ability"].map { Keyword(.feature, $0) }
    + [Keyword(.background, "Background"), Keyword(.rule, "Rule")]
}
