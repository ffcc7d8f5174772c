/// Where a line of Markdown holds code between backticks.
struct CodeSpans {
  /// The stretches, backticks included.
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

  var contents: [(text: String, column: Int)] {
    ranges.map { (Self.content(of: line[$0]), line.distance(from: line.startIndex, to: $0.lowerBound) + 2) }
  }

  /// The line with spaces in their place, as many as there were characters.
  var blanked: String { line.blanking(ranges) }

  private static func content(of span: Substring) -> String {
    span.trimmingPrefix { $0 == "`" }.split(separator: "`").first.map(String.init) ?? ""
  }
}

extension String {
  /// The text with as many spaces in place of the ranges as they have characters.
  func blanking(_ ranges: [Range<Index>]) -> String {
    // From the end: what is replaced may have another length in UTF-8.
    ranges.sorted { $0.lowerBound > $1.lowerBound }.reduce(into: self) { text, range in
      text.replaceSubrange(range, with: String(repeating: " ", count: self[range].count))
    }
  }
}
