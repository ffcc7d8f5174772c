import Results

package struct DiffReport {
  private let result: DiffResult

  package init(_ result: DiffResult) { self.result = result }

  package var lines: [String] {
    Wording.blocks([rules, changes, Wording.wrapped(result.notes), [DiffHeading.of(result)]])
  }

  private var rules: [String] {
    result.rules.flatMap { verdict in
      ["\(DiffHeading.mark(of: verdict.outcome)) \(verdict.rule): \(verdict.outcome.rawValue)"]
        + verdict.reasons.map { "    \($0)" }
    }
  }

  private var changes: [String] {
    guard !result.changes.isEmpty else { return ["Nothing changed."] }
    return Measures.all.flatMap { measure -> [String] in
      let changes = result.changes.filter { $0.measure == measure.id }
      guard !changes.isEmpty else { return [] }
      return ["\(measure.id): \(measure.title)"] + changes.map { "  \($0.architecture): \($0.text(measure.unit))" }
    }
  }
}

package struct DiffMarkdown {
  private let result: DiffResult

  package init(_ result: DiffResult) { self.result = result }

  package var lines: [String] {
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
          + names.map { name in changes.first { $0.architecture == name }.map { $0.text(measure.unit) } ?? "" })
    }
    return ["", MarkdownText.row(["changed"] + names), MarkdownText.row([":--"] + names.map { _ in "--:" })] + rows
  }

  private var notes: [String] {
    result.notes.isEmpty ? [] : [""] + result.notes.map { "- \(MarkdownText.escaped($0))" }
  }
}

enum DiffHeading {
  static func of(_ result: DiffResult) -> String {
    let broken = result.rules.count { $0.outcome == .broken }
    let unjudged = result.rules.count { $0.outcome == .unjudged }
    let measures = Set(result.changes.map(\.measure)).count
    var parts = [measures == 0 ? "nothing changed" : Wording.count(measures, "measure changed", "measures changed")]
    if !result.rules.isEmpty {
      parts.append(
        broken == 0 && unjudged == 0
          ? "\(Wording.count(result.rules.count, "rule", "rules")) kept"
          : "\(broken) of \(Wording.count(result.rules.count, "rule", "rules")) broken"
            + (unjudged == 0 ? "" : ", \(unjudged) that can't be judged"))
    }
    let commits = "\(String(result.old.commit.prefix(12))) → \(String(result.new.commit.prefix(12)))"
    return "\(commits): \(parts.joined(separator: "; "))."
  }

  static func mark(of outcome: RuleVerdict.Outcome) -> String {
    switch outcome {
    case .kept: "✓"
    case .broken: "✗"
    case .unjudged: "?"
    }
  }
}
