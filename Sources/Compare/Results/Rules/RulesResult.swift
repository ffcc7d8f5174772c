import Metrics

package struct RulesResult: Codable, Equatable, Sendable {
  package let architectures: [Architecture]

  package init(architectures: [Architecture]) { self.architectures = architectures }

  package var hasViolations: Bool { architectures.contains { $0.rules.contains { !$0.violations.isEmpty } } }

  package struct Architecture: Codable, Equatable, Sendable {
    package let name: String
    package let rules: [RuleCheck]
    package let viewControllers: [String]
    package let decisionsInViewControllers: Int
    package let questions: [ViewControllerQuestions.Answer]

    package static let noQuestions =
      "the questions about view controllers aren't answered because the model and the kit are in another package."

    package init(name: String, checks: [RuleCheck], questions: ViewControllerQuestions) {
      self.name = name
      rules = checks
      viewControllers = questions.viewControllers
      decisionsInViewControllers = questions.decisions
      self.questions = questions.answers
    }
  }
}
