import Results

package struct LinesReport {
  private let result: LinesResult

  package init(_ result: LinesResult) { self.result = result }

  package var lines: [String] {
    let table = architectures.isEmpty ? fileTable : architectureTable
    return Wording.blocks([table, shared, mostComplex, problems, definitions])
  }

  private var architectures: [String] {
    result.files.compactMap(\.architecture).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: - Architectures

  private var architectureTable: [String] {
    let results = architectures.map(result.only)
    func row(_ name: String, _ value: (LinesResult) -> String) -> [String] { [name] + results.map(value) }
    let rows = [
      row("files") { NumberText.plain($0.files.count) }, row("code lines") { NumberText.plain($0.code) },
      row("  of them protocols alone") { NumberText.plain($0.code(for: .protocols)) },
      row("  of them once for the app") { $0.codeByScreen.map { NumberText.plain($0.once) } ?? "–" },
      row("  of them of a screen, mean") { $0.codeByScreen.map { NumberText.plain($0.mean) } ?? "–" },
      row("cyclomatic, 90th percentile") { Self.ninetieth($0, \.cyclomatic) },
      row("cognitive, 90th percentile") { Self.ninetieth($0, \.cognitive) },
      row("code lines of its tests") { $0.tests.first.map { NumberText.plain($0.code) } ?? "–" },
    ]
    let ofRoles = roles.map { role in row("code lines: \(role ?? "no role")") { Self.code(of: role, in: $0) } }
    return TextTable.lines(header: [""] + architectures, rows: rows + ofRoles)
  }

  private var roles: [String?] {
    result.shares.map(\.role).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .sorted { ($0 == nil ? 1 : 0, $0 ?? "") < ($1 == nil ? 1 : 0, $1 ?? "") }
  }

  private static func code(of role: String?, in result: LinesResult) -> String {
    let shares = result.shares.filter { $0.role == role }
    return shares.isEmpty ? "–" : NumberText.plain(shares.reduce(0) { $0 + $1.code })
  }

  private static func ninetieth(_ result: LinesResult, _ points: KeyPath<LinesResult.Unit, Int>) -> String {
    result.ninetiethPercentile(of: points).map(NumberText.plain) ?? "–"
  }

  // MARK: - Files

  private var fileTable: [String] {
    func row(_ name: String, _ code: Int, _ units: [LinesResult.Unit]) -> [String] {
      [name] + [code, units.count].map(NumberText.plain)
        + [units.map(\.cyclomatic), units.map(\.cognitive)].map { $0.max().map(NumberText.plain) ?? "–" }
    }
    let rows = result.files.map { row($0.path, $0.code, $0.units) }
    let sum = row(
      Wording.count(result.files.count, "file", "files"), result.code, result.files.flatMap(\.units))
    return TextTable.lines(
      header: ["", "code", "units", "most cyclomatic", "most cognitive"], rows: rows + [sum])
  }

  // MARK: - Both

  private var shared: [String] {
    guard !result.shared.isEmpty else { return [] }
    let parts = result.shared.map { "\($0.name) \(NumberText.plain($0.code))" }.joined(separator: ", ")
    return Wording.wrapped("Shared by all, and counted for none (code lines): \(parts).")
  }

  private var mostComplex: [String] {
    let units = result.files.flatMap { file in file.units.map { (file.path, $0) } }
    let hardest = units.sorted { ($1.1.cognitive, $1.1.cyclomatic) < ($0.1.cognitive, $0.1.cyclomatic) }.prefix(5)
    guard !hardest.isEmpty else { return [] }
    return ["Hardest to read:"]
      + hardest.map { path, unit in
        "  \(unit.name)  cognitive \(unit.cognitive), cyclomatic \(unit.cyclomatic)  (\(path):\(unit.line))"
      }
  }

  private var problems: [String] {
    let broken = result.files.compactMap { file in file.problem.map { "  \(file.path):\($0)" } }
    return broken.isEmpty ? [] : ["Not valid Swift, counted as far as it can be parsed:"] + broken
  }

  private var definitions: [String] {
    Wording.wrapped(
      "Code line: a line that holds at least one token, as Swift's parser sees it. Unit: a function, initialiser, accessor, or "
        + "property with a closure; closures belong to the unit around them. Definitions: docs/metrics.md.")
  }
}
