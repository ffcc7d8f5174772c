import Results

extension SuiteResult {
  var linesSection: ReportSection {
    section("size", "Size and complexity", of: .lines, lines) { LinesPicture($0, of: names).picture.markup }
  }
}

extension LinesResult {
  func evidence(_ architectures: [String]) -> [EvidenceTable] {
    let fileColumns: [EvidenceTable.Column<File>] = [
      .init("file") { .text($0.path) },
      .init("role") { .text(orNone: $0.role) },
      .init("there for", for: "lines.protocols") { .text(orNone: $0.purpose?.text) },
      .init("code lines", for: "lines.code") { .count($0.code) },
      .init("functions") { .count($0.units.count) },
      .init("for the screen", for: "lines.once", "lines.perScreen") { .text(orNone: $0.screen) },
    ]
    let unitColumns: [EvidenceTable.Column<(path: String, unit: Unit)>] = [
      .init("function") { .text($0.unit.name) },
      .init("where") { .text("\($0.path):\($0.unit.line)") },
      .init("cyclomatic", for: "lines.cyclomaticP90") { .count($0.unit.cyclomatic) },
      .init("cognitive", for: "lines.cognitiveP90") { .count($0.unit.cognitive) },
    ]
    let testColumns: [EvidenceTable.Column<Apart>] = [
      .init("files") { .count($0.files) },
      .init("code lines", for: "lines.tests") { .count($0.code) },
    ]
    return [
      EvidenceTable("files", "The files", of: architectures, columns: fileColumns) { only($0).files },
      EvidenceTable("units", "Functions and the like", of: architectures, columns: unitColumns) {
        only($0).files.flatMap { file in file.units.map { (file.path, $0) } }
      },
      EvidenceTable("tests", "The tests", of: architectures, columns: testColumns) { only($0).tests },
    ]
  }
}
