import Results

/// Measures as rows and implementations as columns, split into blocks to fit the width.
struct SuiteTable {
  /// If measure names get narrower than this, a block takes fewer implementations.
  private static let leastNameWidth = 34
  private static let greatestNameWidth = 30
  private let sections: [SuiteSections.Section]
  private let architectures: [String]
  private let names: [String]
  /// Whether to show titles of parts, correlations and intervals.
  private let isFull: Bool
  private let width: Int

  init(_ sections: [SuiteSections.Section], names: [String], isFull: Bool, width: Int) {
    self.sections = sections
    self.isFull = isFull
    architectures = names
    self.names = names.map { Wording.shortened($0, to: Self.greatestNameWidth) }
    self.width = width
  }

  var lines: [StyledLine] {
    guard !sections.isEmpty, !names.isEmpty else { return [] }
    return blocks.flatMap { [StyledLine("")] + lines(of: $0) }
  }

  // MARK: - Blocks

  private var blocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    var first = 0
    while first < names.count {
      var end = first + 1
      while end < names.count, columnsWidth(first..<(end + 1)) + Self.leastNameWidth <= width { end += 1 }
      blocks.append(first..<end)
      first = end
    }
    return blocks
  }

  private func columnsWidth(_ columns: Range<Int>) -> Int {
    columns.reduce(correlationWidth) { $0 + 2 + columnWidth($1) }
  }

  private var correlationWidth: Int { isFull && sections.flatMap(\.rows).contains { $0.correlation != nil } ? 6 : 0 }

  private func columnWidth(_ column: Int) -> Int {
    let cells = sections.flatMap(\.rows).flatMap { row in [cell(row, column), interval(row, column)] }
    return ([names[column]] + cells).map(\.count).max() ?? 0
  }

  // MARK: - Rows

  private func lines(of columns: Range<Int>) -> [StyledLine] {
    let nameWidth = min(longestName, width - columnsWidth(columns))
    func row(_ name: String, _ correlation: String, _ cells: [String]) -> String {
      let texts = zip(columns, cells).map { column, text in
        String(repeating: " ", count: 2 + columnWidth(column) - text.count) + text
      }
      let gap = nameWidth + correlationWidth - name.count - correlation.count
      return name + String(repeating: " ", count: gap) + correlation + texts.joined()
    }
    let hasCorrelations = correlationWidth > 0
    var lines = [StyledLine(row("", hasCorrelations ? "ρ" : "", columns.map { names[$0] }), .heading)]
    for section in sections {
      if isFull { lines.append(StyledLine(section.title, .heading)) }
      for measure in section.rows {
        for (index, name) in Wording.wrapped(measure.title, to: nameWidth - 2).enumerated() {
          let correlation = hasCorrelations && index == 0 ? SuiteWording.correlation(measure.correlation) : ""
          let cells = columns.map { index == 0 ? cell(measure, $0) : "" }
          lines.append(StyledLine(row("  \(name)", correlation, cells).trimmingEnd()))
        }
        if isFull, measure.hasIntervals {
          let intervals = columns.map { interval(measure, $0) }
          lines.append(StyledLine(row("    95 % interval", "", intervals).trimmingEnd(), .faint))
        }
      }
    }
    return lines
  }

  private var longestName: Int { sections.flatMap(\.rows).map { $0.title.count + 2 }.max() ?? 0 }

  private func cell(_ row: MeasureTable.Row, _ column: Int) -> String {
    row.values[architectures[column]].map { NumberText.text($0.number, row.measure.unit) } ?? "–"
  }

  private func interval(_ row: MeasureTable.Row, _ column: Int) -> String {
    guard isFull, row.hasIntervals else { return "" }
    return row.values[architectures[column]]?.interval.map { NumberText.text($0, row.measure.unit) } ?? "–"
  }
}
