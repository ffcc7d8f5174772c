/// Which table the numbers of a measure are drawn from.
enum EvidencePlaces {
  /// By measure; where one is missing, its part's table is listed.
  static let places: [String: Evidence.Place] = [
    "lines.code": .init(table: "files", column: 3),
    "lines.once": .init(table: "files", column: 8),
    "lines.perScreen": .init(table: "files", column: 8),
    "lines.protocols": .init(table: "files", column: 2),
    "lines.tests": .init(table: "tests", column: 1),
    "lines.cyclomaticP90": .init(table: "units", column: 2),
    "lines.cognitiveP90": .init(table: "units", column: 3),
    "coupling.types": .init(table: "types", column: nil),
    "coupling.fanInP90": .init(table: "types", column: 3),
    "coupling.fanOutP90": .init(table: "types", column: 4),
    "coupling.meanReach": .init(table: "references", column: nil),
    "coupling.meanReachWithConformers": .init(table: "references", column: nil),
    "coupling.reachAgainstChance": .init(table: "references", column: nil),
    "coupling.linesReached": .init(table: "types", column: 5),
    "coupling.propagationCost": .init(table: "references", column: nil),
    "coupling.largestCycle": .init(table: "types", column: 6),
    "coupling.edgesToModel": .init(table: "outside", column: 1),
    "coupling.edgesToKit": .init(table: "outside", column: 1),
    "coverage.regions": .init(table: "covered", column: 3),
    "coverage.decidedWithoutScreen": .init(table: "covered", column: 6),
    "coverage.regionsByStories": .init(table: "covered", column: 5),
    "coverage.linesPerTestLine": .init(table: "covered", column: 3),
    "coverage.doubles": .init(table: "doubles", column: nil),
    "spread.typesBeyondCommon": .init(table: "features", column: 4),
    "spread.linesToReadWithContracts": .init(table: "features", column: 7),
    "spread.toReadAgainst": .init(table: "features", column: 7),
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
