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
  var blanked: String { mapped(code: { String(repeating: " ", count: $0.count) }) }

  /// The line with what is not code changed.
  func mapTexts(_ change: (String) -> String) -> String { mapped(text: { change(String($0)) }) }

  /// The line with spans of code changed; nil leaves one as it is.
  func mapCode(_ change: (String) -> String?) -> String { mapped(code: { change(Self.content(of: $0)) ?? String($0) }) }

  private func mapped(
    text: (Substring) -> String = { String($0) }, code: (Substring) -> String = { String($0) }
  ) -> String {
    var (mapped, start) = ("", line.startIndex)
    for range in ranges {
      mapped += text(line[start..<range.lowerBound]) + code(line[range])
      start = range.upperBound
    }
    return mapped + text(line[start...])
  }

  private static func content(of span: Substring) -> String {
    span.trimmingPrefix { $0 == "`" }.split(separator: "`").first.map(String.init) ?? ""
  }
}
