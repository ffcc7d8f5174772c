import Basics
import Results

extension SuiteResult {
  package var behaviour: [String] { [.stories, .walk].flatMap(behaviour) }

  func behaviour(of part: SuitePart) -> [String] {
    switch part {
    case .stories: stories.map { StoriesReport($0).closingLines } ?? []
    case .walk: walk?.lines ?? []
    default: []
    }
  }

  /// The conditions without which no number means anything.
  var gates: [String] { [obedience, leaks, control].compactMap(\.self) }

  private var obedience: String? {
    rules.flatMap { $0.hasViolations ? nil : "Each implementation obeys the rules of its architecture." }
  }

  private var leaks: String? {
    guard let counts else { return nil }
    let leaked = names.compactMap { name in counts.overall.entry(of: name)?.objectsLeftBehind.map { (name, $0) } }
    guard !leaked.isEmpty else { return nil }
    let leaking = leaked.filter { $0.1 > 0 }.map { "\($0.0) (\(NumberText.plain($0.1)))" }
    return leaking.isEmpty
      ? "No implementation leaks an object." : "Objects leak in \(Wording.list(leaking)): compare counts lists them."
  }

  private var control: String? {
    guard let runtime, let control = runtime.comparison(.control) else { return nil }
    let (verdict, ratio) = (
      RuntimeWording.verdict(control.verdict), RuntimeWording.ratio(control.raw, margin: runtime.margin)
    )
    return "\(runtime.reference) timed against its own copy: \(verdict), \(ratio)."
  }

  /// How far the times hold, and the one claim about changes, in the words fixed before there was any.
  var claims: [String] {
    (runtime.map { [RuntimeWording.reach(of: $0)] } ?? []) + (change.map(ChangesWording.claims) ?? [])
  }

  var violations: [String] {
    (rules?.architectures ?? []).flatMap { architecture in
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
    let reasons = Set((change?.requests ?? []).compactMap(\.whyOutdated)).sorted()
    return reasons.map { "Own tests that nine changes break: not shown. \($0)" }
  }

  /// Sentences about the parts that aren't complete; those skipped for the same reason share one.
  var gaps: [String] {
    let missing = parts.filter { $0.state != .complete }
    let skipped = missing.filter { $0.state == .skipped }.grouped { $0.reason }.map { reason, records in
      "\(Wording.list(records.map(\.part.title))), \(PartRecord.State.skipped.rawValue)\(reason.map { ": \($0)" } ?? ".")"
    }
    return missing.filter { $0.state != .skipped }.map(\.sentence) + skipped
  }

  var kept: [PartRecord] { parts.filter(\.isKept) }

  var wasCancelled: Bool { parts.contains { $0.state == .cancelled } }
}

extension WalkResult {
  var verdict: String {
    let found = finding.isEmpty ? "no difference and no broken invariant" : "a difference or a broken invariant"
    return "\(Wording.count(steps, "random step", "random steps")) with seed \(seed): \(found) was found."
  }

  var lines: [String] {
    guard !finding.isEmpty else { return [verdict] }
    return [verdict] + finding.map { "  \($0)" } + ["As a story:"] + story.map { "  \($0)" }
  }
}
