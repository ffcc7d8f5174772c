import Results

/// A table for a terminal: the first column left-aligned, the others right-aligned, each at most 80 columns wide.
enum TextTable {
  private static let greatestWidth = 80

  static func lines(header: [String], rows: [[String]]) -> [String] {
    let texts = ([header] + rows).map { row in row.map { Wording.shortened($0, to: greatestWidth) } }
    let widths = header.indices.map { column in texts.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([texts[0], rule] + texts.dropFirst()).map { row in
      row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + padding : padding + text
      }.joined(separator: "  ").trimmingEnd()
    }
  }
}

extension String {
  func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}

package struct StyledLine: Equatable, Sendable {
  package enum Emphasis: Sendable {
    case none, heading, faint, alarm, added
  }

  package let text: String
  package let emphasis: Emphasis

  package init(_ text: String, _ emphasis: Emphasis = .none) {
    self.text = text
    self.emphasis = emphasis
  }
}
