import Metrics
import Results

package struct RulesReport {
  private static let shownEvidence = 3
  private let result: RulesResult

  package init(_ result: RulesResult) { self.result = result }

  package var lines: [String] {
    let blocks = result.architectures.flatMap { [Self.ruleLines(of: $0), Self.questionLines(of: $0)] }
    return blocks.flatMap { $0 + [""] } + [summary]
  }

  private static func ruleLines(of architecture: RulesResult.Architecture) -> [String] {
    guard !architecture.rules.isEmpty else { return ["\(architecture.name): states no rules; none was checked."] }
    return ["\(architecture.name): \(Wording.count(architecture.rules.count, "rule", "rules"))"]
      + architecture.rules.flatMap { rule in
        if let reason = rule.whyUnchecked { return ["  ? \(rule.statement)", "    Not checked: \(reason)."] }
        let types = Wording.count(rule.types.count, "type", "types")
        return ["  \(rule.violations.isEmpty ? "✓" : "✗") \(rule.statement)  (\(rule.role), \(types))"]
          + rule.violationLines
      }
  }

  private static func questionLines(of architecture: RulesResult.Architecture) -> [String] {
    guard !architecture.questions.isEmpty else {
      return ["\(architecture.name): \(RulesResult.Architecture.noQuestions)"]
    }
    let controllers = Wording.count(architecture.viewControllers.count, "view controller", "view controllers")
    let decisions = Wording.count(architecture.decisionsInViewControllers, "decision", "decisions")
    return ["\(architecture.name): \(controllers), with \(decisions) in their code"]
      + architecture.questions.flatMap { question in
        [
          "  \(question.question) \(question.isYes ? "Yes" : "No").",
          "    What counts as a yes: \(question.definition)",
        ]
          + evidence(of: question)
      }
  }

  private static func evidence(of question: ViewControllerQuestions.Answer) -> [String] {
    let count = question.evidence.count
    let shown = question.evidence.prefix(shownEvidence).map { reference in
      "    \(reference.locations.first ?? ""): \(reference.from) → \(reference.to)"
    }
    return shown
      + (count > shownEvidence ? ["    … and \(count - shownEvidence) more; --format json has them all"] : [])
  }

  private var summary: String {
    let rules = result.architectures.flatMap(\.rules)
    let checked = rules.filter { $0.whyUnchecked == nil }
    let broken = checked.filter { !$0.violations.isEmpty }
    let unchecked = rules.count - checked.count
    return "\(Wording.count(checked.count, "rule", "rules")) checked, \(broken.count) broken"
      + (unchecked == 0 ? "." : "; \(unchecked) could not be checked.")
  }
}

extension RuleCheck {
  /// The most places that are listed of one rule.
  private static let mostPlaces = 20

  /// The places of the target that is named least come first, so that many references to one type never hide a single
  /// one to another.
  var violationLines: [String] {
    let count = violations.reduce(into: [:]) { $0[$1.to, default: 0] += $1.locations.count }
    let places = violations.sorted { (count[$0.to] ?? 0, $0.to, $0.from) < (count[$1.to] ?? 0, $1.to, $1.from) }
      .flatMap { violation in violation.locations.map { line(of: violation, at: $0) } }
    let rest = places.count - Self.mostPlaces
    let more = "    … and \(Wording.count(rest, "more place", "more places")); --format json has them all"
    let imports = violations.count(where: \.isImport)
    let advice = [
      (
        imports < violations.count,
        "Refer to a protocol or a plain value instead, or do it in a type of another role."
      ),
      (imports > 0, "Delete the import; what needs it belongs in a file of another role."),
    ]
    return places.prefix(Self.mostPlaces) + (rest > 0 ? [more] : [])
      + advice.filter(\.0).map { "    To fix it: \($1)" }
  }

  private func line(of violation: TypeReference, at location: String) -> String {
    violation.isImport
      ? "    \(location): \(violation.to), which in this file only \(role) could need"
      : "    \(location): \(violation.from), as \(role), refers to \(violation.to)"
  }
}

extension TypeReference {
  fileprivate var isImport: Bool { to.hasPrefix("import ") }
}
