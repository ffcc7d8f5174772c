import Metrics
import Results

extension RulesResult {
  var markup: Markup {
    Markup("div", ["class": "rules"]) {
      Markup("h3", ["id": "rules"]) { "Each architecture’s own rules" }
      for architecture in architectures {
        Markup("h4") { architecture.name }
        if architecture.rules.isEmpty {
          Markup("p", ["class": "missing"]) { "It states no rules; none was checked." }
        }
        Markup("ul", ["class": "checks"]) { for rule in architecture.rules { Self.line(of: rule) } }
        Markup("p", ["class": "questions"]) { Self.questions(of: architecture) }
      }
    }
  }

  private static func questions(of architecture: Architecture) -> String {
    guard !architecture.questions.isEmpty else { return "\(architecture.name): \(Architecture.noQuestions)" }
    return Wording.count(architecture.viewControllers.count, "view controller", "view controllers") + " with "
      + Wording.count(architecture.decisionsInViewControllers, "decision", "decisions") + " in their code. "
      + architecture.questions.map { "\($0.question) \($0.isYes ? "Yes" : "No")." }.joined(separator: " ")
  }

  private static func line(of rule: RuleCheck) -> Markup {
    let state = rule.whyUnchecked != nil ? "unchecked" : rule.violations.isEmpty ? "kept" : "broken"
    let sign = ["unchecked": "?", "kept": "✓", "broken": "✗"][state] ?? ""
    return Markup("li", ["class": state]) {
      Markup("span", ["class": "sign", "aria-hidden": "true"]) { sign }
      rule.statement + " "
      Markup("span", ["class": "quiet"]) {
        rule.whyUnchecked.map { "Unchecked: \($0)." }
          ?? "\(state.capitalized), by \(Wording.count(rule.types.count, "type", "types")) as \(rule.role)."
      }
      if !rule.violations.isEmpty {
        Markup("ul") {
          for violation in rule.violations {
            Markup("li") {
              Markup("code") { "\(violation.from) → \(violation.to)" }
              " " + violation.locations.joined(separator: ", ")
            }
          }
        }
      }
    }
  }
}
