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
  /// The most lines of violations of one rule.
  private static let mostLines = 20

  private struct Place {
    let violation: TypeReference
    let location: String
  }

  var violationLines: [String] {
    let places = violations.flatMap { violation in
      violation.locations.map { Place(violation: violation, location: $0) }
    }
    let imports = violations.filter(\.isImport)
    let advice = [
      (
        imports.count < violations.count,
        "Refer to a protocol or a plain value instead, or do it in a type of another role."
      ),
      (!imports.isEmpty, "Delete the import; what needs it belongs in a file of another role."),
    ]
    return (places.count > Self.mostLines ? cappedLines(of: places) : places.map(line))
      + advice.filter(\.0).map { "    To fix it: \($1)" }
  }

  private func line(of place: Place) -> String {
    let violation = place.violation
    return violation.isImport
      ? "    \(place.location): \(violation.to), which in this file only \(role) could need"
      : "    \(place.location): \(violation.from), as \(role), refers to \(violation.to)"
  }

  /// A line for each type and what it refers to. What is referred to least comes first, so that many references to one
  /// type never hide a single one to another.
  private func cappedLines(of places: [Place]) -> [String] {
    let total = Dictionary(grouping: places, by: \.violation.to).mapValues(\.count)
    let kinds = Dictionary(grouping: places) { [type(in: $0.violation), $0.violation.to] }.values.sorted {
      let (one, other) = ($0[0].violation, $1[0].violation)
      return (total[one.to] ?? 0, one.to, one.from) < (total[other.to] ?? 0, other.to, other.from)
    }
    let shown = kinds.prefix(Self.mostLines)
    let lines = shown.map { kind in
      line(of: kind[0])
        + (kind.count > 1 ? " (and \(Wording.count(kind.count - 1, "more place", "more places")))" : "")
    }
    let rest = kinds.dropFirst(shown.count).joined()
    guard !rest.isEmpty else { return lines }
    let unnamed = Set(rest.map(\.violation.to)).subtracting(shown.map { $0[0].violation.to }).sorted()
    let more = "… and \(Wording.count(rest.count, "more place", "more places"))"
    return lines
      + Wording.wrapped(
        more + (unnamed.isEmpty ? "" : ", also of \(Wording.list(unnamed))") + "; --format json has them all",
        indentation: 4)
  }

  private func type(in violation: TypeReference) -> String {
    types.filter { violation.from == $0 || violation.from.hasPrefix("\($0).") }.max { $0.count < $1.count }
      ?? violation.from
  }
}

extension TypeReference {
  fileprivate var isImport: Bool { to.hasPrefix("import ") }
}
