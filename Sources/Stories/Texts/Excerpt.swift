nonisolated extension String {
  /// Reduces a long text to the part that differs from another.
  func excerpt(besides other: String) -> String {
    let length = 60
    guard count > length else { return self }
    let common = zip(self, other).prefix { $0 == $1 }.count
    let start = max(0, min(common - length / 3, count - length))
    let end = start + length
    return (start > 0 ? "…" : "") + dropFirst(start).prefix(length) + (end < count ? "…" : "")
  }
}
