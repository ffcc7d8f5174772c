internal import Foundation

/// Links words of a page to where they are explained: a word of the glossary, a type of the API reference, each the first time.
struct SiteWords {
  private var entries: [(word: String, heading: String)]
  private var symbols: [String: String]
  private static let shortest = 5

  init(_ entries: [(word: String, heading: String)], _ symbols: [String: String]) {
    // The longest first, so that “view model” isn't taken for a model.
    self.entries = entries.sorted { $0.word.count > $1.word.count }
    self.symbols = symbols
  }

  mutating func linked(_ line: String) -> String {
    var text = CodeSpans(line).mapCode { code in
      guard let module = symbols.removeValue(forKey: code) else { return nil }
      return "``/\(module)/\(code)``"
    }
    guard let index = entries.firstIndex(where: { Self.range(of: $0.word, in: text) != nil }),
      let range = Self.range(of: entries[index].word, in: text)
    else { return text }
    let entry = entries.remove(at: index)
    text.replaceSubrange(range, with: "[\(text[range])](doc:glossary#\(SiteAnchor.anchor(of: entry.heading)))")
    return text
  }

  /// Where a word stands as one, in whatever case, and not in code; its plural counts. A short word has other meanings as well, so it has to
  /// be emphasised.
  private static func range(of word: String, in line: String) -> Range<String.Index>? {
    let lowercased = line.lowercased()
    guard lowercased.count == line.count else { return nil }
    let pattern = word.lowercased()
    var start = lowercased.startIndex
    while let found = lowercased[start...].firstRange(of: pattern) {
      let plural = lowercased[found.upperBound...].hasPrefix("s") ? 1 : 0
      let around = [lowercased[..<found.lowerBound].last, lowercased[found.upperBound...].dropFirst(plural).first]
      let isWord = !around.contains { $0.map { $0.isLetter || $0 == "-" } ?? false }
      let from = line.index(
        line.startIndex, offsetBy: lowercased.distance(from: lowercased.startIndex, to: found.lowerBound))
      if isWord, word.count > shortest || around == ["*", "*"], !CodeSpans(line).contains(from) {
        return from..<line.index(from, offsetBy: word.count + plural)
      }
      start = found.upperBound
    }
    return nil
  }
}

/// The glossary's words, each with the heading that it gets on the site.
struct Glossary {
  static let document = "docs/glossary.md"
  let entries: [(word: String, heading: String)]

  init(in project: ProjectFolder) {
    let lines = (try? project.text(at: Self.document))?.split(separator: "\n").map(String.init) ?? []
    entries = lines.compactMap(Self.heading).flatMap { heading in
      heading.split(separator: ", ").map { (String($0), heading) }
    }
  }

  /// What an entry is about; nil for other lines.
  static func heading(_ line: String) -> String? { line.firstMatch(of: /^- \*\*(.+?)\.\*\*/).map { String($0.1) } }
}

/// How `docc` calls a heading: its words with hyphens between them, without punctuation.
enum SiteAnchor {
  static func anchor(of heading: String) -> String {
    let plain = heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing(/[*`]/, with: "")
    let words = plain.components(separatedBy: .whitespaces.union(CharacterSet(charactersIn: "-–—")))
    let kept = CharacterSet.punctuationCharacters.subtracting(CharacterSet(charactersIn: "-"))
    var anchor = words.filter { !$0.isEmpty }.joined(separator: "-")
    anchor.unicodeScalars.removeAll(where: kept.contains)
    return anchor
  }
}
