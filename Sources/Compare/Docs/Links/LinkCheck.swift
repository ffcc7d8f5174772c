internal import Foundation

/// Whether the links of a checkout's documents lead anywhere.
struct LinkCheck {
  let project: ProjectFolder

  func findings(in document: String, _ text: String) -> [DocsFinding] {
    DocumentLinks(text).links.compactMap { link in
      fault(of: link.text, in: document, text).map {
        DocsFinding(path: document, line: link.line, column: link.column, $0)
      }
    }
  }

  private func fault(of target: String, in document: String, _ text: String) -> DocsFault? {
    if let scheme = target.firstMatch(of: /^([A-Za-z][A-Za-z0-9+.-]*):/)?.1 {
      return isWellFormed(target, scheme: scheme.lowercased()) ? nil : .malformedLink(target)
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first?.removingPercentEncoding, !target.isEmpty, !name.hasPrefix("/") else {
      return .malformedLink(target)
    }
    guard let path = name.isEmpty ? document : RelativeLink.resolved(name, from: document), project.exists(path) else {
      return .deadLink(target)
    }
    guard parts.count == 2 else { return nil }
    let isKnown = name.isEmpty ? HeadingSlugs(text).names.contains(parts[1]) : has(parts[1], in: path)
    return isKnown ? nil : .deadAnchor(parts[1], path: path)
  }

  /// Nobody is asked whether it is there.
  private func isWellFormed(_ target: String, scheme: String) -> Bool {
    switch scheme {
    case "http", "https": URL(string: target)?.host()?.isEmpty == false
    default: scheme == "mailto"
    }
  }

  private func has(_ anchor: String, in path: String) -> Bool {
    guard let text = try? project.text(at: path) else { return false }
    if path.hasSuffix(".md") { return HeadingSlugs(text).names.contains(anchor) }
    guard let match = anchor.wholeMatch(of: /L(\d+)(?:-L(\d+))?/), let first = Int(match.1) else { return false }
    let last = match.2.flatMap { Int($0) } ?? first
    return 1 <= first && first <= last && last <= text.split(separator: "\n", omittingEmptySubsequences: false).count
  }
}

/// The links and pictures of a document.
struct DocumentLinks {
  let links: [PlacedText]

  /// What stands in code is no link.
  init(_ text: String) {
    links = MarkdownLines(text).lines.enumerated().flatMap { index, line -> [PlacedText] in
      guard line.fence == nil else { return [] }
      let blanked = CodeSpans(line.text).blanked
      let inline = blanked.matches(of: /\]\(\s*(<[^>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+["'(].*?["')])?\s*\)/)
      let references = blanked.matches(of: /^\s{0,3}\[[^\]]+\]:\s*(\S+)/)
      let tags = blanked.matches(of: /<(?:a|img)\s[^>]*\b(?:href|src)="([^"]*)"/)
      return (inline + references + tags).map { match in
        let target = match.1
        let isBracketed = target.hasPrefix("<") && target.hasSuffix(">")
        return PlacedText(
          text: String(isBracketed ? target.dropFirst().dropLast() : target), line: index + 1,
          column: blanked.distance(from: blanked.startIndex, to: match.range.lowerBound) + 1)
      }
    }
  }
}
