extension String {
  /// Cuts a longer text and ends it with an ellipsis, because a line of a file may be megabytes long.
  package func clipped(to length: Int = 80) -> String {
    utf8.count <= length || unicodeScalars.count <= length ? self : String(unicodeScalars.prefix(length - 1)) + "…"
  }
}

extension [String] {
  /// For example `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
