/// A line of a document that says what is to stand below it.
package struct BlockMark: Equatable, Sendable {
  /// What can be filled in.
  package enum Kind: String, CaseIterable, Sendable {
    case listing, numbers, tree, output, result, measures

    /// How its mark is written.
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

    /// Whether something follows the colon.
    var takesArgument: Bool { self != .result && self != .measures }
  }

  package let kind: Kind
  /// What follows the colon; empty where nothing does.
  package let argument: String
  /// The mark as it stands.
  package let text: String
  /// From 1.
  package let line: Int
  /// From 1.
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

  /// What the argument consists of.
  var words: [String] { argument.split(separator: " ").map(String.init) }
}
