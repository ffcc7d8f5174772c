/// The catalogue of measures as a Markdown table.
public enum MeasuresMarkdown {
  /// The table, line by line.
  public static var lines: [String] {
    ["| id | measure | definition | computed by | from | limits |", "|---|---|---|---|---|---|"]
      + Measures.all.map { measure in
        row([
          "`\(measure.id)`", SuiteWording.title(measure) + (measure.isAppendix ? " *appendix*" : ""),
          measure.definition, "`\(measure.computedBy)`",
          measure.source, measure.limits,
        ])
      }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
