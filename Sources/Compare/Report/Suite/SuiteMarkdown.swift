import Results

package struct SuiteMarkdown {
  private let sections: SuiteSections

  package init(_ result: SuiteResult) { sections = SuiteSections(result, measures: Measures.all) }

  package var lines: [String] {
    let names = sections.result.names
    return ["# SameApp: \(MarkdownText.escaped(Wording.list(names)))"] + cancelled
      + (sections.behaviour.isEmpty ? [] : [""] + MarkdownText.fenced(sections.behaviour))
      + sections.sections.flatMap { table($0, names) } + list("Times", sections.verdicts)
      + list("Change requests", sections.changes)
      + (sections.hasCorrelations ? ["", SuiteWording.correlationLegend] : [])
      + list("Broken rules", sections.violations) + list("Not complete", sections.gaps)
      + list("Kept of unchanged sources", sections.kept.map { "\($0.part.title): measured \($0.date ?? "")" })
      + list("Where and how", sections.place)
  }

  private var cancelled: [String] {
    sections.wasCancelled ? ["", "**Interrupted: what follows is what had been measured by then.**"] : []
  }

  private func table(_ section: SuiteSections.Section, _ names: [String]) -> [String] {
    let hasCorrelations = sections.hasCorrelations
    let header = [section.title] + names + (hasCorrelations ? ["ρ"] : [])
    return ["", MarkdownText.row(header), MarkdownText.row([":--"] + header.dropFirst().map { _ in "--:" })]
      + section.rows.map { measure in
        MarkdownText.row(
          [measure.title] + names.map { measure.values[$0]?.text(measure.measure.unit) ?? "–" }
            + (hasCorrelations ? [SuiteWording.correlation(measure.correlation)] : []))
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
