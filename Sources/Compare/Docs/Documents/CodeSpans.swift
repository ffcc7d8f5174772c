/// The code between backticks in a line of Markdown.
struct CodeSpans {
  /// The spans, backticks included.
  private(set) var ranges: [Range<String.Index>] = []
  private let line: String

  init(_ line: String) {
    self.line = line
    var runs = line.ranges(of: /`+/)[...]
    while let open = runs.popFirst() {
      let length = line[open].count
      guard let close = runs.firstIndex(where: { line[$0].count == length }) else { continue }
      ranges.append(open.lowerBound..<runs[close].upperBound)
      runs = runs[(close + 1)...]
    }
  }

  func contains(_ place: String.Index) -> Bool { ranges.contains { $0.contains(place) } }

  var contents: [String] { ranges.map { range in line[range].filter { $0 != "`" } } }

  var blanked: String { line.blanking(ranges) }
}

extension String {
  func blanking(_ ranges: [Range<Index>]) -> String {
    // Starts at the end, because a replacement may have a different length in UTF-8.
    ranges.sorted { $0.lowerBound > $1.lowerBound }.reduce(into: self) { text, range in
      text.replaceSubrange(range, with: String(repeating: " ", count: self[range].count))
    }
  }
}
