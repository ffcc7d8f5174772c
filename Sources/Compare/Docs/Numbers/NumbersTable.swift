internal import Report

/// A table of Markdown, its first column to the left and numbers to the right.
struct NumbersTable {
  let header: [String]
  let rows: [[String]]
  /// Whether the first column is written in Markdown already, as a link is.
  var beginsWithMarkdown = false

  var lines: [String] {
    [
      MarkdownText.row(header),
      "|" + ([":--"] + header.dropFirst().map { _ in "--:" }).joined(separator: "|") + "|",
    ] + rows.map { beginsWithMarkdown ? "| \($0[0]) \(MarkdownText.row(Array($0.dropFirst())))" : MarkdownText.row($0) }
  }
}

/// What `<!-- numbers: … -->` can show.
enum NumbersKind: String, CaseIterable {
  case costs, measures, roles, questions, lines

  var form: String {
    switch self {
    case .costs, .roles: "<!-- numbers: \(rawValue) NAME -->"
    case .measures: "<!-- numbers: measures ID … for NAME … -->"
    case .questions: "<!-- numbers: questions NAME … -->"
    case .lines: "<!-- numbers: lines PATH … -->"
    }
  }

  func malformed(_ arguments: [String]) -> DocsProblem {
    .malformed(mark: "numbers: \(([rawValue] + arguments).joined(separator: " "))", form: form)
  }
}
