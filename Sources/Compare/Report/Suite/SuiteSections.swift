import Basics
import Results

package struct SuiteSections {
  struct Section {
    let title: String
    let rows: [MeasureTable.Row]
  }

  let result: SuiteResult
  var names: [String] { result.names }
  private let table: MeasureTable

  /// - Parameter measures: The rows to show; those without numbers are omitted.
  package init(_ result: SuiteResult, measures: [Measure]) {
    self.result = result
    table = MeasureTable(result, measures: measures)
  }

  var sections: [Section] { SuitePart.allCases.compactMap(section) }

  private func section(of part: SuitePart) -> Section? {
    let rows = table.rows.filter { $0.measure.part == part }
    return rows.isEmpty ? nil : Section(title: part.title, rows: rows)
  }

  var hasCorrelations: Bool { table.rows.contains { $0.correlation != nil } }

  package var behaviour: [String] { [.stories, .walk].flatMap(behaviour) }

  func behaviour(of part: SuitePart) -> [String] {
    switch part {
    case .stories: result.stories.map { StoriesReport($0).closingLines } ?? []
    case .walk: result.walk.map(walk) ?? []
    default: []
    }
  }

  private func walk(_ walk: WalkResult) -> [String] {
    let steps = Wording.count(walk.steps, "random step", "random steps")
    guard !walk.finding.isEmpty else {
      return ["\(steps) with seed \(walk.seed): no difference and no broken invariant was found."]
    }
    return ["\(steps) with seed \(walk.seed), which found:"] + walk.finding.map { "  \($0)" }
      + ["As a story:"] + walk.story.map { "  \($0)" }
  }

  /// The conditions without which no number means anything.
  var gates: [String] { [rules, leaks, control].compactMap(\.self) }

  private var rules: String? {
    result.rules.flatMap { $0.hasViolations ? nil : "Each implementation obeys the rules of its architecture." }
  }

  private var leaks: String? {
    guard let counts = result.counts else { return nil }
    let leaked = names.compactMap { name in counts.overall.entry(of: name)?.objectsLeftBehind.map { (name, $0) } }
    guard !leaked.isEmpty else { return nil }
    let leaking = leaked.filter { $0.1 > 0 }.map { "\($0.0) (\(NumberText.plain($0.1)))" }
    return leaking.isEmpty
      ? "No implementation leaks an object." : "Objects leak in \(Wording.list(leaking)): compare counts lists them."
  }

  private var control: String? {
    guard let runtime = result.runtime, let control = runtime.comparison(.control) else { return nil }
    let (verdict, ratio) = (
      RuntimeWording.verdict(control.verdict), RuntimeWording.ratio(control.raw, margin: runtime.margin)
    )
    return "\(runtime.reference) timed against its own copy: \(verdict), \(ratio)."
  }

  var changes: [String] { result.change.map(ChangesWording.claims) ?? [] }

  var verdicts: [String] {
    guard let runtime = result.runtime else { return [] }
    let others =
      runtime.subjects.filter { $0.role == .control }
      + runtime.subjects.filter { $0.role == .implementation }
    return others.compactMap { runtime.overall.comparison(of: $0.name, to: runtime.reference) }
      .map { RuntimeWording.sentence($0, margin: runtime.margin) } + [RuntimeWording.reach(of: runtime)]
  }

  var violations: [String] {
    (result.rules?.architectures ?? []).flatMap { architecture in
      architecture.rules.filter { !$0.violations.isEmpty }.map { rule in
        let first = rule.violations.first.flatMap { violation in
          violation.locations.first.map { " First at \($0): \(violation.from) → \(violation.to)." }
        }
        return "\(architecture.name) breaks its rule “\(rule.statement)”.\(first ?? "")"
      }
    }
  }

  /// The reasons why recorded effects of change requests aren't shown.
  var outdated: [String] {
    let reasons = Set((result.change?.requests ?? []).compactMap(\.whyOutdated)).sorted()
    return reasons.map { "Own tests that nine changes break: not shown. \($0)" }
  }

  /// Sentences about the parts that aren't complete; those skipped for the same reason share one.
  var gaps: [String] {
    let missing = result.parts.filter { $0.state != .complete }
    let skipped = missing.filter { $0.state == .skipped }.grouped { $0.reason }.map { reason, records in
      "\(Wording.list(records.map(\.part.title))), \(PartRecord.State.skipped.rawValue)\(reason.map { ": \($0)" } ?? ".")"
    }
    return missing.filter { $0.state != .skipped }.map(\.sentence) + skipped
  }

  var kept: [PartRecord] { result.parts.filter(\.isKept) }

  var wasCancelled: Bool { result.parts.contains { $0.state == .cancelled } }

  var place: [String] { result.circumstances.lines(seed: result.seed) }
}
