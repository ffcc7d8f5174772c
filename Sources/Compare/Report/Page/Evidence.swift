import Results

/// The table and column that each measure's numbers come from.
struct Evidence: Encodable {
  struct Place: Encodable, Equatable {
    let table: String
    /// The column to sort by; nil if the number isn't in the table.
    let column: Int?
  }

  let tables: [String: EvidenceTable]
  let measures: [String: Place]

  init(_ result: SuiteResult, measures all: [Measure] = Measures.all) {
    let names = result.names
    let parts: [SuitePart: [EvidenceTable]?] = [
      .lines: result.lines?.evidence(names), .coupling: result.coupling?.evidence(result.architectures),
      .coverage: result.coverage?.evidence(names), .spread: result.spread.map { [$0.evidence(names)] },
      .change: result.change.map { [$0.evidence(names)] },
      .runtime: result.runtime.map { [$0.evidence(names)] }, .build: result.build.map { [$0.evidence(names)] },
      .growth: result.growth.map { [$0.evidence(names)] },
    ]
    let tables = parts.values.compactMap(\.self).joined()
    self.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
    let places = tables.reduce(into: [String: Place]()) { places, table in
      for (measure, column) in table.measures { places[measure] = Place(table: table.name, column: column) }
    }
    measures = all.reduce(into: [:]) { found, measure in
      // Other measures show the first table of their part.
      found[measure.id] = places[measure.id] ?? parts[measure.part]??.first.map { Place(table: $0.name, column: nil) }
    }
  }
}
