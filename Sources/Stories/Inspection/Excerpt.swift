/// As much of a long text as a sentence bears.
nonisolated enum Excerpt {
  private static let length = 60

  /// The text, or the part of it in which it differs from another.
  static func of(_ text: String, besides other: String) -> String {
    guard text.count > length else { return text }
    let common = zip(text, other).prefix { $0 == $1 }.count
    let start = max(0, min(common - length / 3, text.count - length))
    let end = start + length
    return (start > 0 ? "…" : "") + text.dropFirst(start).prefix(length) + (end < text.count ? "…" : "")
  }
}
