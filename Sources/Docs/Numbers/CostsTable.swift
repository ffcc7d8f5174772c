internal import Report

/// What an architecture costs, beside the one that others are compared with.
struct CostsTable {
  /// A dozen measures, from the size of the code to that of the program.
  private static let ids = [
    "lines.code", "lines.tests", "coupling.types", "coupling.fanOutP90", "coupling.meanReach",
    "coupling.meanReachWithConformers", "coupling.propagationCost", "coupling.largestCycle", "coverage.regions",
    "coverage.decidedWithoutScreen", "spread.typesBeyondCommon", "spread.linesToReadWithContracts", "runtime.step",
    "runtime.against", "counts.allocations", "build.code",
  ]
  let record: RecordedSuite

  func lines(_ arguments: [String]) throws(DocsProblem) -> [String] {
    guard let name = arguments.first, arguments.count == 1 else { throw NumbersKind.costs.malformed(arguments) }
    let own = try record.architecture(name)
    let isReference = own.name == record.architectures.first?.name
    let shown = isReference ? [own] : record.architectures.prefix(1) + [own]
    let measures = Self.ids.compactMap(Measures.measure).filter { !isReference || $0.unit != .ratio }
    let cells = MeasureCells(record: record)
    let rows = measures.map { measure in
      [SuiteWording.title(measure)] + shown.map { cells.text(measure, of: $0) }
        + (isReference ? [] : [difference(measure, own)])
    }
    let header = [""] + shown.map(\.name) + (isReference ? [] : ["difference"])
    return NumbersTable(header: header, rows: rows).lines + cells.notes(measures, of: Array(shown))
  }

  /// How many times the reference's it is; of shares how many points more, as they are parts of different wholes. How far
  /// times differ has a row of its own, with its interval.
  private func difference(_ measure: Measure, _ own: RecordedSuite.Architecture) -> String {
    guard !measure.isTimed, let number = own.numbers[measure.id]?.number,
      let base = record.architectures.first?.numbers[measure.id]?.number
    else { return "" }
    if number == base { return "equal" }
    guard measure.unit != .share, number > 0, base > 0 else {
      return NumberText.difference(number - base, measure.unit)
    }
    return NumberText.ratio(number / base)
  }
}
