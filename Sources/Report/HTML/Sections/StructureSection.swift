/// Who refers to whom: the graph of roles, the matrix of types, and the rules that each architecture gives itself.
struct StructureSection: ReportSection {
  let id = "structure"
  let title = "Structure and rules"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    Markup([graphs, rules])
  }

  // MARK: - Graphs

  private var graphs: Markup {
    guard let coupling = result.coupling else { return MissingPart(.coupling, in: result).markup }
    let found = result.architectures.enumerated().compactMap { index, architecture in
      coupling.modules.first { $0.name == architecture.module }.map { (index, architecture.name, $0) }
    }
    return Markup("div", ["class": "panels", "data-panels": "graph", "data-label": "Show"]) {
      for (index, name, module) in found {
        Markup(
          "section",
          [
            "class": "panel", "data-key": name, "data-name": name, "data-shown": index == 0 ? "" : nil,
            "aria-label": "Structure of \(name)",
          ]
        ) {
          drawings(name, index: index, module)
        }
      }
    }
  }

  private func drawings(_ name: String, index: Int, _ module: CouplingResult.Module) -> Markup {
    let violations = violations(of: name)
    let graph = RoleGraph(module, violations: violations)
    return Markup([
      RoleGraphPicture(name, index: index, module: module, graph: graph).picture.markup,
      Markup("p", ["class": "status graph-status", "role": "status", "data-graph": name]),
      TypeLists(name, module: module, graph: graph).markup,
      MatrixPicture(name, index: index, module: module, graph: graph, violations: violations).picture.markup,
    ])
  }

  private func violations(of name: String) -> Set<TypePair> {
    let rules = result.rules?.architectures.first { $0.name == name }?.rules ?? []
    return Set(rules.flatMap(\.violations).map { TypePair(from: $0.from, to: $0.to) })
  }

  // MARK: - Rules

  private var rules: Markup {
    guard let rules = result.rules else { return MissingPart(.rules, in: result).markup }
    return Markup("div", ["class": "rules"]) {
      Markup("h3", ["id": "rules"]) { "Each architecture’s own rules" }
      for architecture in rules.architectures {
        Markup("h4") { architecture.name }
        if architecture.rules.isEmpty {
          Markup("p", ["class": "missing"]) { "It states no rules; none was checked." }
        }
        Markup("ul", ["class": "checks"]) { for rule in architecture.rules { line(of: rule) } }
        Markup("p", ["class": "questions"]) {
          Self.questions(of: architecture)
        }
      }
    }
  }

  private static func questions(of architecture: RulesResult.Architecture) -> String {
    guard !architecture.questions.isEmpty else { return "\(architecture.name): \(Wording.noQuestions)" }
    return Wording.count(architecture.viewControllers.count, "view controller", "view controllers") + " with "
      + Wording.count(architecture.decisionsInViewControllers, "decision", "decisions") + " in their code. "
      + architecture.questions.map { "\($0.question) \($0.isYes ? "Yes" : "No")." }.joined(separator: " ")
  }

  private func line(of rule: RulesResult.Rule) -> Markup {
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
