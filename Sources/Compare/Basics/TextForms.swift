extension String {
  /// The text, or as much of its beginning as leaves room for an ellipsis: a line of a file may be megabytes long.
  package func clipped(to length: Int = 80) -> String {
    utf8.count <= length || unicodeScalars.count <= length ? self : String(unicodeScalars.prefix(length - 1)) + "…"
  }
}

extension [String] {
  /// `a, b and c`; empty for none.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
