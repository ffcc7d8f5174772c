extension String {
  /// The lines without their line endings, LF or CRLF. Splitting at "\n" would miss CRLF, which is one character.
  package var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// Truncates a longer text and adds an ellipsis. A line of a file can be megabytes long.
  package func clipped(to length: Int = 80) -> String {
    utf8.count <= length || unicodeScalars.count <= length ? self : String(unicodeScalars.prefix(length - 1)) + "…"
  }

  package var escapedForHTML: String {
    // Compares bytes, because “<” and a combining mark after it are one character, which browsers read as the start of
    // a tag.
    guard utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension [String] {
  /// For example `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
