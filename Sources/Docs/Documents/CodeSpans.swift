/// Where a line of Markdown holds code between backticks.
struct CodeSpans {
  /// The stretches, backticks included.
  let ranges: [Range<String.Index>]
  private let line: String

  init(_ line: String) {
    self.line = line
    var ranges: [Range<String.Index>] = []
    var start = line.startIndex
    while let open = line[start...].firstIndex(of: "`") {
      let length = line[open...].prefix { $0 == "`" }.count
      let inside = line.index(open, offsetBy: length)
      guard let close = Self.run(of: length, in: line, from: inside) else {
        start = inside
        continue
      }
      ranges.append(open..<close)
      start = close
    }
    self.ranges = ranges
  }

  func contains(_ place: String.Index) -> Bool { ranges.contains { $0.contains(place) } }

  var contents: [(text: String, column: Int)] {
    ranges.map { range in
      (
        line[range].trimmingPrefix { $0 == "`" }.description.split(separator: "`").first.map(String.init) ?? "",
        line.distance(from: line.startIndex, to: range.lowerBound) + 2
      )
    }
  }

  /// The line with spaces in their place, as many as there were characters.
  var blanked: String {
    ranges.reversed().reduce(line) { text, range in
      text.replacingCharacters(in: range, count: line.distance(from: range.lowerBound, to: range.upperBound))
    }
  }

  /// The line with what is not code changed.
  func mapTexts(_ change: (String) -> String) -> String {
    var (text, start) = ("", line.startIndex)
    for range in ranges {
      text += change(String(line[start..<range.lowerBound])) + line[range]
      start = range.upperBound
    }
    return text + change(String(line[start...]))
  }

  /// The line with spans of code changed; nil leaves one as it is.
  func mapCode(_ change: (String) -> String?) -> String {
    var (text, start) = ("", line.startIndex)
    for range in ranges {
      text += line[start..<range.lowerBound]
      text +=
        change(line[range].description.trimmingPrefix { $0 == "`" }.split(separator: "`").first.map(String.init) ?? "")
        ?? String(line[range])
      start = range.upperBound
    }
    return text + line[start...]
  }

  /// The end of the next run of exactly so many backticks.
  private static func run(of length: Int, in line: String, from start: String.Index) -> String.Index? {
    var start = start
    while let open = line[start...].firstIndex(of: "`") {
      let count = line[open...].prefix { $0 == "`" }.count
      let end = line.index(open, offsetBy: count)
      if count == length { return end }
      start = end
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, count: Int) -> String {
    String(self[..<range.lowerBound]) + String(repeating: " ", count: count) + self[range.upperBound...]
  }
}
