/// A table for a terminal: the first column to the left, the others to the right, each as wide as it needs, up to 80 columns.
struct TextTable {
  private static let greatestWidth = 80
  private let header: [String]
  private let rows: [[String]]

  init(header: [String], rows: [[String]]) {
    self.header = header.map { Wording.shortened($0, to: Self.greatestWidth) }
    self.rows = rows.map { row in row.map { Wording.shortened($0, to: Self.greatestWidth) } }
  }

  var lines: [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let all = [header, widths.map { String(repeating: "─", count: $0) }] + rows
    return all.map { row in
      row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + padding : padding + text
      }.joined(separator: "  ").trimmingEnd()
    }
  }
}

extension String {
  /// The same without the spaces at its end.
  func trimmingEnd() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
