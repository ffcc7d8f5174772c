import Foundation
import Results

extension MeasureTable {
  /// The table of all measures, which the script sorts, filters and rebases.
  var measuresSection: ReportSection {
    ReportSection(id: "measures", title: "All measures", content: Markup([introduction, table]))
  }

  @MarkupBuilder
  private var introduction: Markup {
    Markup("p", ["class": "prose"]) {
      "Columns sort. The page’s address has whatever you choose: copy it to show somebody this view. "
        + "“Most / least” says how many times the least number is the most. "
        + SuiteWording.correlationLegend
    }
    Markup("form", ["id": "measure-controls", "hidden": "", "aria-label": "Contents of the table"])
    Markup("p", ["id": "measure-status", "role": "status", "class": "status"])
  }

  @MarkupBuilder
  private var table: Markup {
    Markup.scrolling("Table of all measures") {
      Markup("table", ["id": "measure-table"]) {
        Markup("caption") { "All that was measured, by architecture" }
        header
        Markup("tbody") { for row in rows { line(of: row) } }
      }
    }
    EmbeddedJSON(id: "comparison-data", basedTexts).markup
  }

  private var header: Markup {
    Markup("thead") {
      Markup("tr") {
        column("name", "Measure")
        column("part", "Part")
        for name in architectures { column("a:\(name)", name, isNumber: true) }
        column("range", "Most / least", isNumber: true)
        column("correlation", "ρ", isNumber: true)
      }
    }
  }

  private func column(_ key: String, _ title: String, isNumber: Bool = false) -> Markup {
    Markup("th", ["scope": "col", "data-sort": key, "class": isNumber ? "number" : nil]) { title }
  }

  private func line(of row: MeasureTable.Row) -> Markup {
    Markup("tr", ["data-id": row.measure.id, "data-part": row.measure.part.rawValue]) {
      Markup("th", ["scope": "row"]) { row.measure.link(row.measure.title) }
      Markup("td", ["class": "part"]) { row.measure.part.title }
      for name in architectures { cell(of: row, name) }
      Markup("td", ["class": "number range", "data-value": row.range.map { "\($0)" }]) {
        row.range.map { NumberText.times($0) } ?? "–"
      }
      Markup("td", ["class": "number", "data-value": row.correlation.map { "\($0)" }]) {
        SuiteWording.correlation(row.correlation)
      }
    }
  }

  private func cell(of row: MeasureTable.Row, _ name: String) -> Markup {
    guard let value = row.values[name] else {
      return Markup("td", ["class": "number", "data-architecture": name]) {
        Markup("span", ["aria-hidden": "true"]) { "–" }
        Markup("span", ["class": "unseen"]) { "none" }
      }
    }
    let unit = row.measure.unit
    return Markup("td", ["class": "number", "data-architecture": name, "data-value": "\(value.number)"]) {
      row.measure.link(NumberText.textWithUnit(value.number, unit), of: name)
      if let interval = value.interval { Markup("span", ["class": "interval"]) { NumberText.text(interval, unit) } }
    }
  }

  /// By base, measure and architecture.
  private var basedTexts: [String: [String: [String: BasedText]]] {
    architectures.reduce(into: [:]) { cells, base in
      cells[base] = rows.reduce(into: [:]) { lines, row in
        lines[row.measure.id] = architectures.reduce(into: [:]) { line, name in
          guard name != base else { return }
          line[name] = row.difference(of: name, against: base).map { BasedText($0) }
        }
      }
    }
  }
}

/// The text of a cell relative to one architecture, computed here so that the script only shows it.
private struct BasedText: Encodable {
  let text: String
  let certainty: String
  /// The logarithm of the ratio to the base, by which cells are sorted.
  let order: Double?

  init(_ difference: Difference) {
    text = DifferenceWording.short(difference)
    certainty = DifferenceWording.certainty(difference)
    order = difference.factor.map { log($0) }
  }
}
