import Results

extension SuiteResult {
  var spreadSection: ReportSection {
    section("spread", "Spread of features", of: .spread, spread) { spread in
      Heat.panels(
        "spread", by: "feature", names,
        [
          spread.panel(
            "Lines to read, with contracts",
            "All lines of the functions that run, of the protocols that their types conform to, and of the heads that say who conforms to them.",
            names, \.linesToReadWithContracts),
          spread.panel(
            "Types not common to all", "The types that run for this feature, but not for all.", names,
            \.beyondCommon.types),
        ])
    }
  }
}

extension SpreadResult {
  fileprivate func panel(
    _ name: String, _ reading: String, _ architectures: [String], _ value: KeyPath<Entry, Int>
  ) -> Heat.Panel {
    let most = features.flatMap(\.entries).map { $0[keyPath: value] }.max() ?? 0
    let rows = features.map { feature in
      let cells = architectures.map { name in
        guard let number = feature.entry(of: name)?[keyPath: value] else { return Markup.number("–") }
        return Markup.number(NumberText.plain(number), class: "h\(Heat.darkness(of: Double(number), Double(most)))")
      }
      return (name: feature.name, cells: cells)
    }
    return Heat.Panel(
      name: name, reading: "\(reading) The darker a cell, the more; a feature is the stories of one file.", rows: rows)
  }

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
