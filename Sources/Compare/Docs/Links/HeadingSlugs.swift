/// What links can call the headings of a document, as GitHub names them.
struct HeadingSlugs {
  /// The names, with those that `<a id="…">` gives.
  private(set) var names: Set<String> = []

  init(_ text: String) {
    var counts: [String: Int] = [:]
    var last = ""
    for line in MarkdownLines(text).lines where line.fence == nil {
      for match in line.text.matches(of: /<a\s[^>]*\b(?:id|name)="([^"]+)"/) { names.insert(String(match.1)) }
      defer { last = line.text }
      guard let heading = Self.heading(line.text, after: last) else { continue }
      let slug = Self.slug(heading)
      var name = slug
      while counts[name] != nil {
        counts[slug, default: 0] += 1
        name = "\(slug)-\(counts[slug, default: 0])"
      }
      counts[name] = 0
      names.insert(name)
    }
  }

  private static func heading(_ line: String, after last: String) -> String? {
    if let match = line.wholeMatch(of: /\s{0,3}#{1,6}(?:\s+(.*?))??(?:\s+#+)?\s*/) {
      return match.1.map(String.init) ?? ""
    }
    let isUnderline = line.wholeMatch(of: /\s{0,3}(?:=+|-+)\s*/) != nil
    let isText = !last.trimmingSpaces.isEmpty && last.wholeMatch(of: /\s*(?:[-*>|+#]|\d+\.).*/) == nil
    return isUnderline && isText ? last.trimmingSpaces : nil
  }

  /// Letters, digits, hyphens and underscores stay; spaces become hyphens.
  static func slug(_ heading: String) -> String {
    let text = heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing(/<[^>]+>/, with: "")
    return String(
      text.lowercased().unicodeScalars.compactMap { scalar -> Character? in
        if scalar == " " { return "-" }
        let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isKept || scalar == "-" || scalar == "_" ? Character(scalar) : nil
      })
  }
}
