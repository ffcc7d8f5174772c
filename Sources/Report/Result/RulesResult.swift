public import Metrics

/// Whether architectures keep their own rules, and what their view controllers do.
public struct RulesResult: Codable, Equatable, Sendable {
  /// The architectures.
  public let architectures: [Architecture]

  /// Gathers architectures.
  public init(architectures: [Architecture]) {
    self.architectures = architectures
  }

  /// Whether a rule is broken.
  public var hasViolations: Bool {
    architectures.contains { $0.rules.contains { !$0.violations.isEmpty } }
  }

  /// One architecture.
  public struct Architecture: Codable, Equatable, Sendable {
    /// Its name.
    public let name: String
    /// Its rules.
    public let rules: [Rule]
    /// Its view controllers.
    public let viewControllers: [String]
    /// The decisions in the code of its view controllers.
    public let decisionsInViewControllers: Int
    /// The three questions about them.
    public let questions: [Question]

    /// Draws together what was found.
    public init(name: String, checks: [RuleCheck], questions: ViewControllerQuestions) {
      self.name = name
      rules = checks.map(Rule.init)
      viewControllers = questions.viewControllers
      decisionsInViewControllers = questions.decisions
      self.questions = questions.answers.map(Question.init)
    }
  }

  /// One rule.
  public struct Rule: Codable, Equatable, Sendable {
    /// The rule as a proponent would say it.
    public let statement: String
    /// The role it binds.
    public let role: String
    /// The types it binds.
    public let types: [String]
    /// The forbidden roles that no type plays.
    public let unplayedRoles: [String]
    /// The modules that are forbidden, or whose types play a forbidden role, and of whose types nothing is known.
    public let unseenModules: [String]
    /// What breaks it.
    public let violations: [Reference]

    /// Why it counts neither as kept nor as broken; nil when it does. A part of it that was broken is enough.
    public var whyUnchecked: String? {
      if !violations.isEmpty { return nil }
      if types.isEmpty { return "no type plays the role “\(role)”" }
      let reasons =
        unplayedRoles.map { "no type plays the role “\($0)”" }
        + unseenModules.map { "the types of \($0) aren't in sight" }
      return reasons.isEmpty ? nil : reasons.joined(separator: ", and ")
    }

    init(_ check: RuleCheck) {
      statement = check.rule.statement
      role = check.rule.role
      types = check.bound
      unplayedRoles = check.unplayedRoles
      unseenModules = check.unseenModules
      violations = check.violations.map { Reference(from: $0.from, to: $0.to, $0.locations) }
    }
  }

  /// One question.
  public struct Question: Codable, Equatable, Sendable {
    /// The question.
    public let question: String
    /// What makes it a yes.
    public let definition: String
    /// The answer.
    public let isYes: Bool
    /// What speaks for a yes.
    public let evidence: [Reference]

    init(_ answer: ViewControllerQuestions.Answer) {
      question = answer.question
      definition = answer.definition
      isYes = answer.isYes
      evidence = answer.evidence.map { Reference(from: $0.from, to: "\($0.module).\($0.to)", $1) }
        .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
  }

  /// Something that refers to something.
  public struct Reference: Codable, Equatable, Sendable {
    /// The type, or for an import the file.
    public let from: String
    /// The type, or the import.
    public let to: String
    /// Where, as `file:line:column`.
    public let locations: [String]

    init(from: String, to: String, _ locations: [TypeGraph.Location]) {
      self.from = from
      self.to = to
      self.locations = locations.map { "\($0.file):\($0.position.line):\($0.position.column)" }
    }
  }
}
