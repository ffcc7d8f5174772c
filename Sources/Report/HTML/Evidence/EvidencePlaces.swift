/// Which table the numbers of a measure are drawn from.
enum EvidencePlaces {
  /// By measure; where one is missing, its part's table is listed.
  static let places: [String: Evidence.Place] = [
    "lines.files": .init(table: "files", column: nil),
    "lines.code": .init(table: "files", column: 3),
    "lines.once": .init(table: "files", column: 8),
    "lines.perScreen": .init(table: "files", column: 8),
    "lines.comment": .init(table: "files", column: 4),
    "lines.blank": .init(table: "files", column: 5),
    "lines.statements": .init(table: "files", column: 6),
    "lines.units": .init(table: "files", column: 7),
    "lines.protocols": .init(table: "files", column: 2),
    "lines.tests": .init(table: "tests", column: 1),
    "lines.cyclomaticMedian": .init(table: "units", column: 2),
    "lines.cyclomaticP90": .init(table: "units", column: 2),
    "lines.cyclomaticMost": .init(table: "units", column: 2),
    "lines.cognitiveMedian": .init(table: "units", column: 3),
    "lines.cognitiveP90": .init(table: "units", column: 3),
    "lines.cognitiveMost": .init(table: "units", column: 3),
    "coupling.types": .init(table: "types", column: nil),
    "coupling.edges": .init(table: "references", column: nil),
    "coupling.fanInMedian": .init(table: "types", column: 3),
    "coupling.fanInP90": .init(table: "types", column: 3),
    "coupling.fanOutMedian": .init(table: "types", column: 4),
    "coupling.fanOutP90": .init(table: "types", column: 4),
    "coupling.meanReach": .init(table: "references", column: nil),
    "coupling.meanReachWithConformers": .init(table: "references", column: nil),
    "coupling.reachAgainstChance": .init(table: "references", column: nil),
    "coupling.linesReached": .init(table: "types", column: 5),
    "coupling.propagationCost": .init(table: "references", column: nil),
    "coupling.largestCycle": .init(table: "types", column: 6),
    "coupling.cycles": .init(table: "types", column: 6),
    "coupling.edgesToModel": .init(table: "outside", column: 1),
    "coupling.edgesToKit": .init(table: "outside", column: 1),
    "coverage.regions": .init(table: "covered", column: 3),
    "coverage.lines": .init(table: "covered", column: 3),
    "coverage.regionsWithoutView": .init(table: "covered", column: 4),
    "coverage.linesWithoutView": .init(table: "covered", column: 4),
    "coverage.regionsByStories": .init(table: "covered", column: 5),
    "coverage.linesByStories": .init(table: "covered", column: 5),
    "coverage.linesPerTestLine": .init(table: "covered", column: 3),
    "coverage.testsWithoutView": .init(table: "viewless", column: nil),
    "coverage.doubles": .init(table: "doubles", column: nil),
    "spread.types": .init(table: "features", column: 1),
    "spread.files": .init(table: "features", column: 2),
    "spread.lines": .init(table: "features", column: 3),
    "spread.typesBeyondCommon": .init(table: "features", column: 4),
    "spread.linesToRead": .init(table: "features", column: 6),
  ]

  private static let partTables: [SuitePart: String] = [
    .lines: "files", .coupling: "types", .rules: "rules", .coverage: "covered", .spread: "features", .runtime: "times",
    .growth: "growth", .build: "builds",
  ]

  /// Where a measure's numbers come from; nil when nothing smaller is known.
  static func place(of measure: Measure) -> Evidence.Place? {
    places[measure.id] ?? partTables[measure.part].map { Evidence.Place(table: $0, column: nil) }
  }
}
