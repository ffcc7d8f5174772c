nonisolated struct SourceLine: Sendable {
  let number: Int
  /// The line without its line break.
  let content: Substring.UnicodeScalarView
  /// The line without white space at both ends.
  let body: Substring.UnicodeScalarView

  init(number: Int, content: Substring.UnicodeScalarView) {
    self.number = number
    self.content = content
    body = content.trimmed
  }

  var trimmed: String { String(body) }

  /// The number of code points in front of the body.
  var indent: Int { content.distance(from: content.startIndex, to: body.startIndex) }

  /// The location of the first character that isn't white space.
  var location: SourceLocation { SourceLocation(line: number, column: indent + 1) }

  /// Returns whether the body begins with a prefix, whose trailing space may have been trimmed from the body.
  func begins(with prefix: String) -> Bool { content[body.startIndex...].starts(with: prefix.unicodeScalars) }

  func rest(behind prefix: String) -> String { String(body.dropFirst(prefix.unicodeScalars.count).trimmed) }

  /// The kind of the line on its own; its context may still make it free text.
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
  /// The text without white space at both ends, which in Gherkin is more than spaces and tabs.
  var trimmed: Self {
    var rest = drop(while: \.properties.isWhitespace)
    while rest.last?.properties.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }
}

nonisolated struct Keyword: Sendable {
  let kind: LineKind
  let text: String
  /// The keyword followed by a colon or a space.
  let prefix: String

  private init(_ kind: LineKind, _ text: String, followedBy end: String = ":") {
    self.kind = kind
    self.text = text
    prefix = text + end
  }

  /// The beginning of a line with this keyword, for messages.
  var beginning: String { kind == .step ? "“\(text)” and a space" : "“\(prefix)”" }

  /// Returns the keyword that a line begins with, apart from its case or the character after it.
  static func almost(beginning line: String) -> Keyword? {
    let word = line.prefix { $0.isLetter }.lowercased()
    let heading = String(line.prefix { $0 != ":" }.unicodeScalars.trimmed).lowercased()
    return all.first { ($0.kind == .step ? word : heading) == $0.text.lowercased() }
  }

  /// All keywords; a line begins with at most one of them.
  static let all: [Keyword] =
    ["Given", "When", "Then", "And", "But", "*"].map { Keyword(.step, $0, followedBy: " ") }
    + ["Scenario", "Example", "Scenario Outline", "Scenario Template"].map { Keyword(.scenario, $0) }
    + ["Examples", "Scenarios"].map { Keyword(.examples, $0) }
    + ["Feature", "Business Need", "Ability"].map { Keyword(.feature, $0) }
    + [Keyword(.background, "Background"), Keyword(.rule, "Rule")]
}
