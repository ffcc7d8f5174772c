/// A line of a document that names the content below it: `<!-- tree: Sources/MVCImpl -->`.
struct BlockMark: Equatable {
  enum Kind: String {
    case listing, numbers, tree, output, result, measures, picture

    var takesArgument: Bool { self != .result && self != .measures }

    var form: String { takesArgument ? "<!-- \(rawValue): … --> on a separate line" : "<!-- \(rawValue) -->" }
  }

  static let end = "<!-- end -->"

  let kind: Kind
  let argument: String
  let text: String
  let line: Int
  let indentation: String

  /// - Throws: If the line looks like a mark but isn't one.
  /// - Returns: `nil` for any other line.
  init?(_ line: MarkdownLines.Line) throws(DocsProblem) {
    let text = line.text.trimmingSpaces
    guard let match = text.firstMatch(of: /<!--\s*(listing|numbers|tree|output|result|measures|picture)\b/),
      let kind = Kind(rawValue: String(match.1)), !CodeSpans(text).contains(match.range.lowerBound)
    else { return nil }
    let parts = text.wholeMatch(of: /<!-- \w+(?:: ((?:(?!-->).)+))? -->/)
    guard let parts, (parts.1 != nil) == kind.takesArgument else { throw .malformed(mark: text, form: kind.form) }
    self.kind = kind
    self.argument = parts.1.map(String.init) ?? ""
    self.text = text
    self.line = line.number
    indentation = String(line.text.prefix { $0.isWhitespace })
  }

  var words: [String] { argument.split(separator: " ").map(String.init) }
}
