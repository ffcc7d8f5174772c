package enum MarkdownText {
  package static func row(_ cells: [String]) -> String { "| " + cells.map(escaped).joined(separator: " | ") + " |" }

  /// Escapes special characters of Markdown and HTML, and replaces control characters with spaces.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\\", "|", "*", "_", "`", "[", "]", "#", "~": escaped += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control || "\u{2028}\u{2029}".unicodeScalars.contains(scalar):
        escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Puts lines in a fenced block that none of them can close.
  package static func fenced(_ lines: [String], _ language: String = "text") -> [String] {
    // Only backticks at the beginning of a line end a block.
    let texts = lines.joined(separator: "\n").split(whereSeparator: \.isNewline)
    let longest = texts.map { line in line.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines + [fence]
  }

  static func code(_ text: String) -> String {
    text.contains("`") || text.contains(where: \.isNewline) ? escaped(text) : "`\(text)`"
  }
}
