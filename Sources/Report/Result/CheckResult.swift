/// What one implementation still lacks, in the order in which to build it.
public struct CheckResult: Codable, Equatable, Sendable {
  /// Its name.
  public var architecture: String
  /// Whom it was compared with; nil when there is no other one.
  public var reference: String?
  /// The features, what to build first in front.
  public var features: [Feature]
  /// Of all stories that failed the one that takes least; nil when all passed.
  public var next: StoriesResult.Story?
  /// Its rules.
  public var rules: Rules
  /// Its tests.
  public var tests: Tests

  /// Draws together what was found.
  public init(
    architecture: String, reference: String?, features: [Feature], next: StoriesResult.Story?, rules: Rules,
    tests: Tests
  ) {
    self.architecture = architecture
    self.reference = reference
    self.features = features
    self.next = next
    self.rules = rules
    self.tests = tests
  }

  /// Whether nothing is missing.
  public var isComplete: Bool {
    features.allSatisfy { $0.passed == $0.stories } && rules.areKept && tests.sections.allSatisfy(\.missing.isEmpty)
  }

  /// One feature.
  public struct Feature: Codable, Equatable, Sendable {
    /// The file as the user knows it.
    public var file: String
    /// What it is called.
    public var name: String
    /// How many stories it has, how many of them passed, and how many were not run.
    public var stories: Int
    public var passed: Int
    public var notRun: Int
    /// Of the stories that failed the one to mend first.
    public var next: StoriesResult.Story?

    /// Sums a feature up.
    public init(
      file: String, name: String, stories: Int, passed: Int, notRun: Int, next: StoriesResult.Story?
    ) {
      self.file = file
      self.name = name
      self.stories = stories
      self.passed = passed
      self.notRun = notRun
      self.next = next
    }
  }

  /// The rules, or why they were not checked.
  public struct Rules: Codable, Equatable, Sendable {
    /// What was found of each; empty when they were not checked.
    public var rules: [RulesResult.Rule]
    /// Why they were not checked; nil when they were.
    public var reason: String?
    /// Whether they were left out because that was asked for.
    public var wereLeftOut: Bool

    /// Tells what was found.
    public init(rules: [RulesResult.Rule], reason: String? = nil, wereLeftOut: Bool = false) {
      self.rules = rules
      self.reason = reason
      self.wereLeftOut = wereLeftOut
    }

    /// Whether each one was checked, unless that was not asked for, and holds.
    var areKept: Bool {
      if wereLeftOut { return true }
      return reason == nil && rules.allSatisfy { $0.violations.isEmpty && $0.whyUnchecked == nil }
    }
  }

  /// Whether there are the tests that there have to be, or why that is not known.
  public struct Tests: Codable, Equatable, Sendable {
    /// What they have to show.
    public var sections: [Section]
    /// Why nothing is known of it; nil when it is.
    public var reason: String?

    /// Tells what was found.
    public init(sections: [Section], reason: String? = nil) {
      self.sections = sections
      self.reason = reason
    }
  }

  /// What the tests in one folder have to show.
  public struct Section: Codable, Equatable, Sendable {
    /// The folder.
    public var name: String
    /// How many sentences there are.
    public var sentences: Int
    /// The sentences that no test bears.
    public var missing: [String]

    /// Tells what was found.
    public init(name: String, sentences: Int, missing: [String]) {
      self.name = name
      self.sentences = sentences
      self.missing = missing
    }
  }
}
