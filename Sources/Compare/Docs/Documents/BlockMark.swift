/// A line of a document that says what is to stand below it.
package struct BlockMark: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case listing, numbers, tree, output, result, measures

    var form: String {
      switch self {
      case .listing: "<!-- listing: PATH#SNIPPET -->"
      case .numbers: "<!-- numbers: costs NAME -->"
      case .tree: "<!-- tree: PATH -->"
      case .output: "<!-- output: compare … -->"
      case .result: "<!-- result -->"
      case .measures: "<!-- measures -->"
      }
    }

    var takesArgument: Bool { self != .result && self != .measures }
  }

  package let kind: Kind
  /// What follows the colon; empty where nothing does.
  package let argument: String
  package let text: String
  package let line: Int
  package let column: Int

  static let end = "<!-- end -->"

  /// - Parameter text: A line without the white space around it.
  /// - Throws: When it looks like a mark and is none.
  /// - Returns: nil for any other line.
  init?(_ text: String, line: Int, column: Int) throws(DocsProblem) {
    guard let match = text.firstMatch(of: /<!--\s*(listing|numbers|tree|output|result|measures)\b/),
      let kind = Kind(rawValue: String(match.1)), !CodeSpans(text).contains(match.range.lowerBound)
    else { return nil }
    let head = "<!-- \(kind.rawValue)"
    guard text.hasPrefix(head), text.hasSuffix(" -->") else { throw .malformed(mark: text, form: kind.form) }
    let rest = String(text.dropFirst(head.count).dropLast(" -->".count))
    let argument = rest.trimmingPrefix(":").description.trimmingSpaces
    let isWellFormed = kind.takesArgument ? rest.hasPrefix(": ") && !argument.isEmpty : rest.isEmpty
    guard isWellFormed, !argument.contains("-->") else { throw .malformed(mark: text, form: kind.form) }
    self.kind = kind
    self.argument = argument
    self.text = text
    self.line = line
    self.column = column
  }

  var words: [String] { argument.split(separator: " ").map(String.init) }
}
