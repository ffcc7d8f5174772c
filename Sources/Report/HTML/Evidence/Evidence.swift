/// Where each number comes from: which table says it, and by which column.
struct Evidence: Encodable {
  /// Where a measure's numbers come from.
  struct Place: Encodable, Equatable {
    /// The table's name.
    let table: String
    /// The column that the number is drawn from, which the lines are sorted by; nil where they are only listed.
    let column: Int?
  }

  /// The tables, by name.
  let tables: [String: EvidenceTable]
  /// The places, by measure.
  let measures: [String: Place]

  init(_ result: SuiteResult, measures all: [Measure] = Measures.shown) {
    var tables: [String: EvidenceTable] = [:]
    let names = result.architectures.map(\.name)
    if let lines = result.lines { tables.merge(Self.tables(of: lines, names)) { first, _ in first } }
    if let coupling = result.coupling {
      tables.merge(Self.tables(of: coupling, result.architectures)) { first, _ in first }
    }
    if let rules = result.rules { tables["rules"] = Self.table(of: rules, names) }
    if let coverage = result.coverage { tables.merge(Self.tables(of: coverage, names)) { first, _ in first } }
    if let spread = result.spread { tables["features"] = Self.table(of: spread, names) }
    if let runtime = result.runtime { tables["times"] = Self.table(of: runtime, names) }
    if let build = result.build { tables["builds"] = Self.table(of: build, names) }
    if let growth = result.growth { tables["growth"] = Self.table(of: growth, names) }
    self.tables = tables
    measures = all.reduce(into: [:]) { places, measure in
      places[measure.id] = EvidencePlaces.place(of: measure).flatMap { tables[$0.table] == nil ? nil : $0 }
    }
  }
}
