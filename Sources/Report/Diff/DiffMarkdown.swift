/// What has changed as Markdown, for a pull request.
public struct DiffMarkdown {
  private let result: DiffResult

  /// Draws a result.
  public init(_ result: DiffResult) {
    self.result = result
  }

  /// The summary, line by line: what is broken comes first.
  public var lines: [String] {
    ["## SameApp", "", MarkdownText.escaped(DiffHeading.of(result))] + rules + table + notes
  }

  private var rules: [String] {
    let sorted = [RuleVerdict.Outcome.broken, .unjudged, .kept].flatMap { outcome in
      result.rules.filter { $0.outcome == outcome }
    }
    guard !sorted.isEmpty else { return [] }
    return ["", "### Rules", ""]
      + sorted.flatMap { verdict in
        ["- \(DiffHeading.mark(of: verdict.outcome)) \(MarkdownText.code(verdict.rule)) \(verdict.outcome.rawValue)"]
          + verdict.reasons.map { "  - \(MarkdownText.escaped($0))" }
      }
  }

  private var table: [String] {
    guard !result.changes.isEmpty else { return ["", "Nothing changed."] }
    let names = result.architectures.filter { name in result.changes.contains { $0.architecture == name } }
    let rows = Measures.all.compactMap { measure -> String? in
      let changes = result.changes.filter { $0.measure == measure.id }
      guard !changes.isEmpty else { return nil }
      return MarkdownText.row(
        [SuiteWording.title(measure)]
          + names.map { name in
            changes.first { $0.architecture == name }.map { DiffWording.change($0, measure.unit) } ?? ""
          })
    }
    return ["", MarkdownText.row(["changed"] + names), MarkdownText.row([":--"] + names.map { _ in "--:" })] + rows
  }

  private var notes: [String] {
    result.notes.isEmpty ? [] : [""] + result.notes.map { "- \(MarkdownText.escaped($0))" }
  }
}
