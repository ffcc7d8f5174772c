import Results

package struct SuiteMarkdown {
  private let result: SuiteResult
  private let answers: Answers
  private var table: MeasureTable { answers.table }

  package init(_ result: SuiteResult) {
    self.result = result
    answers = Answers(result)
  }

  package var lines: [String] {
    ["# SameApp: \(MarkdownText.escaped(Wording.list(result.names)))"] + cancelled
      + (result.behaviour.isEmpty ? [] : [""] + MarkdownText.fenced(result.behaviour))
      + table.parts.flatMap { lines(of: $0.rows, titled: $0.title) }
      + list("Findings", result.gates + answers.sentences + result.outdated + result.claims)
      + (table.hasCorrelations ? ["", SuiteWording.correlationLegend] : [])
      + list("Broken rules", result.violations) + list("Not complete", result.gaps)
      + list("Kept of unchanged sources", result.kept.map { "\($0.part.title): measured \($0.date ?? "")" })
      + list("Where and how", result.circumstances.lines(seed: result.seed))
  }

  private var cancelled: [String] {
    result.wasCancelled ? ["", "**Interrupted: what follows is what had been measured by then.**"] : []
  }

  private func lines(of rows: [MeasureTable.Row], titled title: String) -> [String] {
    let hasCorrelations = table.hasCorrelations
    let header = [title] + result.names + (hasCorrelations ? ["ρ"] : [])
    return ["", MarkdownText.row(header), MarkdownText.row([":--"] + header.dropFirst().map { _ in "--:" })]
      + rows.map { row in
        MarkdownText.row(
          [row.title] + result.names.map { row.values[$0]?.text(row.measure.unit) ?? "–" }
            + (hasCorrelations ? [SuiteWording.correlation(row.correlation)] : []))
      }
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", "**\(title)**", ""] + items.map { "- \(MarkdownText.escaped($0))" }
  }
}

package enum MeasuresMarkdown {
  package static var lines: [String] {
    ["| id | measure | definition | computed by | from | limits |", "|---|---|---|---|---|---|"]
      + Measures.all.map { measure in
        row([
          "`\(measure.id)`", SuiteWording.title(measure), measure.definition, "`\(measure.computedBy)`",
          measure.source, measure.limits,
        ])
      }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

extension CSVText {
  /// All measures, a row for each measure and architecture, in the measure's own unit; unknown numbers are empty.
  package init(_ result: SuiteResult) {
    self.init(
      header: ["id", "architecture", "value", "low", "high", "unit"],
      rows: Measures.all.flatMap { measure in
        result.architectures.map { architecture in
          let value = measure.value(result, architecture.name)
          let numbers = [value?.number, value?.interval?.lowerBound, value?.interval?.upperBound]
          return [measure.id, architecture.name] + numbers.map { Self.number($0) } + [measure.unit.rawValue]
        }
      })
  }
}
