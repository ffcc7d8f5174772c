import Results

struct SpreadSection: ReportSection {
  private static let sizes: [(name: String, reading: String, value: KeyPath<SpreadResult.Entry, Int> & Sendable)] = [
    (
      "Lines to read, with contracts",
      "All lines of the functions that run, of the protocols that their types conform to, and of the heads that say who conforms to them.",
      \.linesToReadWithContracts
    ),
    ("Types not common to all", "The types that run for this feature, but not for all.", \.beyondCommon.types),
  ]
  let id = "spread"
  let title = "Spread of features"
  let result: SuiteResult

  var content: Markup {
    guard let spread = result.spread else { return result.missing(.spread) }
    return Markup("div", ["class": "panels", "data-panels": "spread", "data-label": "Show"]) {
      for size in Self.sizes {
        Markup.panel(size.name) {
          Markup("p", ["class": "prose"]) {
            "\(size.reading) The darker a cell, the more; a feature is the stories of one file."
          }
          Markup.scrolling("\(size.name) by feature") { table(spread, size.name, size.value) }
        }
      }
    }
  }

  private func table(_ spread: SpreadResult, _ name: String, _ value: KeyPath<SpreadResult.Entry, Int>) -> Markup {
    let names = result.architectures.map(\.name)
    let most = spread.features.flatMap(\.entries).map { $0[keyPath: value] }.max() ?? 0
    let rows = spread.features.map { feature in
      let cells = names.map { name in
        guard let entry = feature.entry(of: name) else { return Markup.number("–") }
        let number = entry[keyPath: value]
        return Markup.number(NumberText.plain(number), class: "h\(Heat.darkness(of: Double(number), Double(most)))")
      }
      return (name: feature.name, cells: cells)
    }
    return .table("\(name) by feature and architecture", class: "heat", header: ["Feature"] + names, rows: rows)
  }
}

extension SpreadResult {
  func evidence(_ architectures: [String]) -> EvidenceTable {
    let columns: [EvidenceTable.Column<(name: String, entry: Entry)>] = [
      .init("feature") { .text($0.name) },
      .init("types") { .count($0.entry.ran.types) },
      .init("files") { .count($0.entry.ran.files) },
      .init("lines") { .count($0.entry.ran.lines) },
      .init("types not common to all", for: "spread.typesBeyondCommon") { .count($0.entry.beyondCommon.types) },
      .init("lines to read, with contracts", for: "spread.linesToReadWithContracts", "spread.toReadAgainst") {
        .count($0.entry.linesToReadWithContracts)
      },
    ]
    return EvidenceTable("features", "The features", of: architectures, columns: columns) { name in
      features.compactMap { feature in feature.entry(of: name).map { (feature.name, $0) } }
    }
  }
}
