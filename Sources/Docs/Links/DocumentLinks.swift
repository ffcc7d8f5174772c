/// The links and pictures of a document.
struct DocumentLinks {
  /// One link.
  struct Link: Equatable {
    let target: String
    /// From 1.
    let line: Int
    /// From 1, in characters.
    let column: Int
  }

  let links: [Link]

  /// What stands in code is no link.
  init(_ text: String) {
    links = MarkdownLines(text).lines.enumerated().flatMap { index, line -> [Link] in
      guard line.fence == nil, !line.isFence else { return [] }
      let blanked = CodeSpans(line.text).blanked
      let inline = blanked.matches(of: /\]\(\s*(<[^>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+["'(].*?["')])?\s*\)/)
        .map { (String($0.1), $0.range.lowerBound) }
      let references = blanked.matches(of: /^\s{0,3}\[[^\]]+\]:\s*(\S+)/).map { (String($0.1), $0.range.lowerBound) }
      let tags = blanked.matches(of: /<(?:a|img)\s[^>]*\b(?:href|src)="([^"]*)"/)
        .map { (String($0.1), $0.range.lowerBound) }
      return (inline + references + tags).map { target, place in
        let isBracketed = target.hasPrefix("<") && target.hasSuffix(">")
        return Link(
          target: isBracketed ? String(target.dropFirst().dropLast()) : target, line: index + 1,
          column: blanked.distance(from: blanked.startIndex, to: place) + 1)
      }
    }
  }
}
