import Results

extension SuiteResult {
  var coverageSection: ReportSection {
    section("tests", "Tests", of: .coverage, coverage) { coverage in
      let failures = coverage.failures.map { Markup.failure("Failed: \($0.what)", $0.lastLines) }
      return Markup(failures + [CoveragePicture(architectures: coverage.architectures).picture.markup])
    }
  }
}

extension CoverageResult {
  func evidence(_ architectures: [String]) -> [EvidenceTable] {
    func found(_ name: String) -> Architecture? { self.architectures.first { $0.name == name } }
    let fileColumns: [EvidenceTable.Column<Part>] = [
      .init("file") { .text($0.name) },
      .init("role") { .text(orNone: $0.role) },
      .init("regions") { .count($0.ownTests.regions) },
      .init("by own tests", for: "coverage.regions", "coverage.linesPerTestLine") {
        .number(orNone: $0.ownTests.regionShare, .share)
      },
      .init("by those that load no screen") { .number(orNone: $0.testsWithoutScreen.regionShare, .share) },
      .init("by the charter", for: "coverage.regionsByCharter") { .number(orNone: $0.charter.regionShare, .share) },
      .init("by stories", for: "coverage.regionsByStories") { .number(orNone: $0.stories.regionShare, .share) },
      .init("decided, by those that load no screen", for: "coverage.decidedWithoutScreen") {
        .number(orNone: $0.testsWithoutScreen.decidedShare, .share)
      },
    ]
    let doubleColumns: [EvidenceTable.Column<String>] = [.init("type") { .text($0) }]
    return [
      EvidenceTable("covered", "The files: regions that ran", of: architectures, columns: fileColumns) {
        found($0)?.files ?? []
      },
      EvidenceTable(
        "doubles", "Test doubles", of: architectures, listing: ["coverage.doubles"], columns: doubleColumns
      ) { found($0)?.tests.doubles ?? [] },
    ]
  }
}
