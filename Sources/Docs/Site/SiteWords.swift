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
    let spans = CodeSpans(line)
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
      if isWord, word.count > shortest || around == ["*", "*"], !spans.contains(from) {
        return from..<line.index(from, offsetBy: word.count + plural)
      }
      start = found.upperBound
    }
    return nil
  }
}
