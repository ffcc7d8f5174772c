import Metrics

/// The architectures' own rules and their violations, and the responsibilities of their view controllers.
package struct RulesResult: Codable, Equatable, Sendable {
  package let architectures: [Architecture]

  package init(architectures: [Architecture]) { self.architectures = architectures }

  package var hasViolations: Bool { architectures.contains { $0.rules.contains { !$0.violations.isEmpty } } }

  package struct Architecture: Codable, Equatable, Sendable {
    package let name: String
    package let rules: [Rule]
    package let viewControllers: [String]
    package let decisionsInViewControllers: Int
    package let questions: [Question]

    package static let noQuestions =
      "the questions about view controllers aren't answered, as the model and the kit are another package's."

    package init(name: String, checks: [RuleCheck], questions: ViewControllerQuestions) {
      self.name = name
      rules = checks.map(Rule.init)
      viewControllers = questions.viewControllers
      decisionsInViewControllers = questions.decisions
      self.questions = questions.answers.map(Question.init)
    }
  }

  package struct Rule: Codable, Equatable, Sendable {
    /// The rule in the words of a proponent.
    package let statement: String
    package let role: String
    package let types: [String]
    package let unplayedRoles: [String]
    /// The forbidden endings that no type of their module has, as `Module.…Ending`; nil if all are used.
    package let unusedEndings: [String]?
    /// The forbidden modules, or homes of forbidden roles, whose types are unknown.
    package let unseenModules: [String]
    package let violations: [Reference]

    /// Why the rule counts neither as kept nor as broken, or nil if it does.
    package var whyUnchecked: String? {
      if !violations.isEmpty { return nil }
      if types.isEmpty { return "no type plays the role “\(role)”" }
      let reasons =
        unplayedRoles.map { "no type plays the role “\($0)”" } + (unusedEndings ?? []).map { "there is no type \($0)" }
        + unseenModules.map { "the types of \($0) aren't in sight" }
      return reasons.isEmpty ? nil : reasons.joined(separator: ", and ")
    }

    package init(_ check: RuleCheck) {
      statement = check.rule.statement
      role = check.rule.role
      types = check.bound
      unplayedRoles = check.unplayedRoles
      unusedEndings = check.unusedEndings.isEmpty ? nil : check.unusedEndings
      unseenModules = check.unseenModules
      violations = check.violations.map { Reference(from: $0.from, to: $0.to, $0.locations) }
    }
  }

  package struct Question: Codable, Equatable, Sendable {
    package let question: String
    /// What counts as a yes.
    package let definition: String
    package let isYes: Bool
    package let evidence: [Reference]

    package init(_ answer: ViewControllerQuestions.Answer) {
      question = answer.question
      definition = answer.definition
      isYes = answer.isYes
      evidence = answer.evidence.map { Reference(from: $0.from, to: "\($0.module).\($0.to)", $1) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
  }

  package struct Reference: Codable, Equatable, Sendable {
    /// The type; of a violation with its member, of an import the file.
    package let from: String
    package let to: String
    /// The places, as `file:line:column`.
    package let locations: [String]

    package init(from: String, to: String, _ locations: [TypeGraph.Location]) {
      self.from = from
      self.to = to
      self.locations = locations.map(\.text)
    }
  }

  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures.map(\.name), among: names, by: "name")
  }
}
