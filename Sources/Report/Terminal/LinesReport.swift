/// Lines and complexity as text: architectures side by side, or file by file.
public struct LinesReport {
  private let result: LinesResult

  /// Draws a result.
  public init(_ result: LinesResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] {
    let table = architectures.isEmpty ? fileTable : architectureTable
    return [table, shared, mostComplex, problems, definitions].filter { !$0.isEmpty }.joined(separator: [""]).map { $0 }
  }

  private var architectures: [String] {
    result.files.compactMap(\.architecture).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: - Architectures

  private var architectureTable: [String] {
    let results = architectures.map(result.only)
    func row(_ name: String, _ value: (LinesResult) -> String) -> [String] { [name] + results.map(value) }
    var rows = [
      row("files") { NumberText.plain($0.totals.files) }, row("code lines") { NumberText.plain($0.totals.code) },
      row("  of them protocols alone") { Self.code(for: .protocols, in: $0) },
      row("  of them once for the app") { $0.codeByScreen.map { NumberText.plain($0.once) } ?? "–" },
      row("  of them of a screen, mean") { $0.codeByScreen.map { NumberText.plain(Self.mean($0.screens)) } ?? "–" },
      row("comment lines") { NumberText.plain($0.totals.comment) },
      row("blank lines") { NumberText.plain($0.totals.blank) },
      row("statements") { NumberText.plain($0.totals.statements) },
      row("units") { NumberText.plain($0.files.flatMap(\.units).count) },
      row("cyclomatic: median · p90 · most") { Self.text($0.distribution(\.cyclomatic)) },
      row("cognitive: median · p90 · most") { Self.text($0.distribution(\.cognitive)) },
    ]
    rows.append(row("code lines of its tests") { $0.tests.first.map { NumberText.plain($0.code) } ?? "–" })
    for role in roles {
      rows.append(row("code lines: \(role ?? "no role")") { Self.code(of: role, in: $0) })
    }
    return TextTable(header: [""] + architectures, rows: rows).lines
  }

  private var roles: [String?] {
    result.files.map(\.role).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .sorted { ($0 == nil ? 1 : 0, $0 ?? "") < ($1 == nil ? 1 : 0, $1 ?? "") }
  }

  private static func code(for purpose: LinesResult.Purpose, in result: LinesResult) -> String {
    NumberText.plain(result.files.filter { $0.purpose == purpose }.reduce(0) { $0 + $1.code })
  }

  private static func mean(_ screens: [String: Int]) -> Double {
    Double(screens.values.reduce(0, +)) / Double(screens.count)
  }

  private static func code(of role: String?, in result: LinesResult) -> String {
    let files = result.files.filter { $0.role == role }
    return files.isEmpty ? "–" : NumberText.plain(files.reduce(0) { $0 + $1.code })
  }

  private static func text(_ distribution: (median: Double, ninetieth: Double, most: Int)?) -> String {
    guard let distribution else { return "–" }
    return [distribution.median, distribution.ninetieth, Double(distribution.most)].map(NumberText.plain).joined(
      separator: " · ")
  }

  // MARK: - Files

  private var fileTable: [String] {
    let rows = result.files.map { file in
      [file.path] + [file.code, file.comment, file.blank, file.statements, file.units.count].map(NumberText.plain)
        + [Self.most(file.units.map(\.cyclomatic)), Self.most(file.units.map(\.cognitive))]
    }
    let totals = result.totals
    let units = result.files.flatMap(\.units)
    let sum =
      [Wording.count(totals.files, "file", "files")]
      + [totals.code, totals.comment, totals.blank, totals.statements, units.count].map(NumberText.plain)
      + [Self.most(units.map(\.cyclomatic)), Self.most(units.map(\.cognitive))]
    return TextTable(
      header: ["", "code", "comment", "blank", "statements", "units", "most cyclomatic", "most cognitive"],
      rows: rows + [sum]
    ).lines
  }

  private static func most(_ values: [Int]) -> String {
    values.max().map(NumberText.plain) ?? "–"
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
    return broken.isEmpty ? [] : ["Not Swift as it stands, and counted as far as it can be read:"] + broken
  }

  private var definitions: [String] {
    Wording.wrapped(
      "Code line: a line that holds at least one token, as Swift's parser sees it. Unit: a function, initialiser, accessor, or "
        + "property with a closure; closures belong to the unit around them. Definitions: docs/metrics.md.")
  }
}
