extension String {
  /// The lines without their ends, LF or CRLF. Splitting at "\n" leaves CRLF whole, which is one character.
  package var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// Cuts a longer text and ends it with an ellipsis, because a line of a file may be megabytes long.
  package func clipped(to length: Int = 80) -> String {
    utf8.count <= length || unicodeScalars.count <= length ? self : String(unicodeScalars.prefix(length - 1)) + "…"
  }

  package var escapedForHTML: String {
    // Compares bytes, because a combining mark and a "<" before it are one character, which browsers read as the start
    // of a tag.
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
