import Results

/// Rows under titles, and implementations as columns, split into blocks to fit the width.
struct SuiteTable {
  struct Section {
    let title: String
    let rows: [Row]
  }

  struct Row {
    /// The part that a row of a result comes from.
    var part: SuitePart?
    let title: String
    /// The correlation with the code lines, before the cells; empty if it isn't shown.
    var correlation = ""
    /// In the order of the implementations.
    let cells: [String]
    /// Faint lines below, such as intervals.
    var details: [(title: String, cells: [String])] = []
  }

  /// If titles get narrower than this, a block takes fewer implementations.
  private static let leastTitleWidth = 24
  private static let greatestNameWidth = 30
  private let sections: [Section]
  private let names: [String]
  private let width: Int

  init(_ sections: [Section], names: [String], width: Int) {
    self.sections = sections
    self.names = names.map { Wording.shortened($0, to: Self.greatestNameWidth) }
    self.width = width
  }

  var lines: [StyledLine] {
    guard !sections.isEmpty, !names.isEmpty else { return [] }
    return blocks.flatMap { [StyledLine("")] + lines(of: $0) }
  }

  private var rows: [Row] { sections.flatMap(\.rows) }

  // MARK: - Blocks

  private var blocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    var first = 0
    while first < names.count {
      var end = first + 1
      while end < names.count, columnsWidth(first..<(end + 1)) + Self.leastTitleWidth <= width { end += 1 }
      blocks.append(first..<end)
      first = end
    }
    return blocks
  }

  private func columnsWidth(_ columns: Range<Int>) -> Int {
    columns.reduce(correlationWidth) { $0 + 2 + columnWidth($1) }
  }

  private var correlationWidth: Int { rows.contains { !$0.correlation.isEmpty } ? 6 : 0 }

  private func columnWidth(_ column: Int) -> Int {
    let cells = rows.flatMap { row in [row.cells[column]] + row.details.map { $0.cells[column] } }
    return ([names[column]] + cells).map(\.count).max() ?? 0
  }

  // MARK: - Rows

  private func lines(of columns: Range<Int>) -> [StyledLine] {
    let titleWidth = min(longestTitle, width - columnsWidth(columns))
    func line(_ title: String, _ correlation: String, _ cells: [String]) -> String {
      let texts = zip(columns, cells).map { column, text in
        String(repeating: " ", count: 2 + columnWidth(column) - text.count) + text
      }
      let gap = titleWidth + correlationWidth - title.count - correlation.count
      return (title + String(repeating: " ", count: max(gap, 0)) + correlation + texts.joined()).trimmingEnd()
    }
    func lines(_ row: Row) -> [StyledLine] {
      let titles = Wording.wrapped(row.title, to: titleWidth - 2)
      let named = titles.enumerated().map { index, title in
        StyledLine(
          line("  \(title)", index == 0 ? row.correlation : "", index == 0 ? columns.map { row.cells[$0] } : []))
      }
      return named
        + row.details.flatMap { detail in
          Wording.wrapped(detail.title, to: titleWidth - 4).enumerated().map { index, title in
            StyledLine(line("    \(title)", "", index == 0 ? columns.map { detail.cells[$0] } : []), .faint)
          }
        }
    }
    return [StyledLine(line("", correlationWidth > 0 ? "ρ" : "", columns.map { names[$0] }), .heading)]
      + sections.flatMap { section in [StyledLine(section.title, .heading)] + section.rows.flatMap(lines) }
  }

  private var longestTitle: Int {
    rows.flatMap { [$0.title.count + 2] + $0.details.map { $0.title.count + 4 } }.max() ?? 0
  }
}

extension Answers {
  /// The questions that have rows, with the rows of the parts that are asked for.
  func tableSections(of isIncluded: (SuitePart) -> Bool) -> [SuiteTable.Section] {
    Question.allCases.compactMap { question in
      let rows = rows(of: question).filter { $0.part.map(isIncluded) == true }
      return rows.isEmpty ? nil : SuiteTable.Section(title: question.title, rows: rows)
    }
  }
}

extension MeasureTable {
  /// All measures, with their correlations and intervals.
  var tableSections: [SuiteTable.Section] {
    parts.map { part in
      SuiteTable.Section(
        title: part.title,
        rows: part.rows.map { row in
          func cells(_ text: (MeasuredValue) -> String?) -> [String] {
            architectures.map { row.values[$0].flatMap(text) ?? "–" }
          }
          let unit = row.measure.unit
          let range = row.measure.part == .change ? "the middle seven of the nine changes" : "95 % interval"
          return SuiteTable.Row(
            title: row.title, correlation: hasCorrelations ? SuiteWording.correlation(row.correlation) : "",
            cells: cells { NumberText.text($0.number, unit) },
            details: row.hasIntervals
              ? [(range, cells { $0.interval.map { NumberText.text($0, unit) } })] : [])
        })
    }
  }
}
