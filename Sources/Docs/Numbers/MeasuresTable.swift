internal import Report

/// Some measures of some architectures.
struct MeasuresTable {
  let record: RecordedSuite

  /// - Parameter arguments: `ID … for NAME …`, or `ID …` for all architectures.
  func lines(_ arguments: [String]) throws(DocsProblem) -> [String] {
    let parts = arguments.split(separator: "for", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.count == 2 ? Array(parts[1]) : record.architectures.map(\.name)
    guard let ids = parts.first, !ids.isEmpty, !names.isEmpty else { throw NumbersKind.measures.malformed(arguments) }
    var measures: [Measure] = []
    for id in ids { measures.append(try RecordedSuite.measure(id)) }
    var architectures: [RecordedSuite.Architecture] = []
    for name in names { architectures.append(try record.architecture(name)) }
    let cells = MeasureCells(record: record)
    let rows = measures.map { measure in
      [SuiteWording.title(measure)] + architectures.map { cells.text(measure, of: $0) }
    }
    return NumbersTable(header: [""] + names, rows: rows).lines + cells.notes(measures, of: architectures)
  }
}
