/// The anchors that GitHub generates for a document's headings.
struct HeadingSlugs {
  private(set) var names: Set<String> = []

  init(_ text: String) {
    for line in MarkdownLines(text).lines where line.fence == nil {
      guard let heading = line.text.wholeMatch(of: /#{1,6}\s+(.*?)\s*/)?.1 else { continue }
      let slug = Self.slug(String(heading))
      var (name, count) = (slug, 0)
      while !names.insert(name).inserted {
        count += 1
        name = "\(slug)-\(count)"
      }
    }
  }

  /// Keeps letters, digits, hyphens and underscores, and replaces spaces with hyphens.
  private static func slug(_ heading: String) -> String {
    heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.1 }.lowercased()
      .replacing(/[^\p{Letter}\p{Number} _-]/, with: "").replacing(" ", with: "-")
  }
}
