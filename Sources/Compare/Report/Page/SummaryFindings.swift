import Results

struct SummaryFindings {
  private static let left = 110.0
  private static let barsWidth = 330.0
  private static let rowHeight = 24.0
  private let names: [String]
  private let code: MeasureTable.Row?
  private let read: MeasureTable.Row?

  init(_ table: MeasureTable) {
    names = table.architectures
    code = table.rows.first { $0.measure.id == "lines.code" }
    read = table.rows.first { $0.measure.id == "spread.linesToReadWithContracts" }
  }

  var markup: Markup {
    guard let code, names.count > 1 else { return .none }
    return Markup("div", ["class": "findings"]) {
      Markup("div") {
        Markup("p") { "The same app takes \(range(of: code, "lines of code"))." }
        if let read {
          Markup("p") {
            "To follow one feature you would read \(range(of: read, "lines")), the median over all features."
          }
        }
      }
      picture(code).markup
    }
  }

  private func range(of row: MeasureTable.Row, _ unit: String) -> String {
    guard let (most, least, difference) = row.extremes(among: names) else { return "as many \(unit) in each" }
    let times = difference.factor.map { " (\(NumberText.times($0)))" } ?? ""
    return "\(Self.text(row, least)) \(unit) in \(least) and \(Self.text(row, most)) in \(most)\(times)"
  }

  // MARK: - The picture

  private func picture(_ code: MeasureTable.Row) -> Picture {
    let rows = names.map { name in [name, Self.text(code, name)] + (read.map { [Self.text($0, name)] } ?? []) }
    let heads = ["implementation", "code lines"] + (read == nil ? [] : ["lines to read for a feature"])
    return Picture(
      id: "findings", title: read == nil ? "Code lines" : "Code lines, and those to read for one feature",
      reading: read == nil
        ? "A bar is all of an implementation’s code."
        : "A bar is all of an implementation’s code; the dark part is what one feature asks to be read.",
      description: rows.map { "\($0[0]): \($0.dropFirst().joined(separator: ", "))" }.joined(separator: "; ") + ".",
      width: Self.left + Self.barsWidth + 60, height: Double(names.count) * Self.rowHeight + 4,
      drawing: Markup(names.enumerated().map { bars(code, $1, at: Double($0) * Self.rowHeight + 4) }),
      table: .table("Code lines, and those to read", header: heads, rows: rows))
  }

  private func bars(_ code: MeasureTable.Row, _ name: String, at y: Double) -> Markup {
    let most = code.values.values.map(\.number).max() ?? 1
    let width = { (row: MeasureTable.Row?) in (row?.values[name]?.number ?? 0) / max(most, 1) * Self.barsWidth }
    return Markup([
      SVG.words(0, y + 13, name, within: Self.left - 8, class: "name"),
      SVG.rect(Self.left, y, width(code), 17, class: "bar pale", says: "\(name): \(Self.text(code, name)) code lines"),
      SVG.rect(
        Self.left, y, width(read), 17, class: "bar app",
        says: "\(name): \(read.map { Self.text($0, name) } ?? "") to read"),
      SVG.words(Self.left + width(code) + 6, y + 13, Self.text(code, name), class: "value"),
    ])
  }

  private static func text(_ row: MeasureTable.Row, _ name: String) -> String {
    row.values[name].map { NumberText.text($0.number, row.measure.unit) } ?? "–"
  }
}
