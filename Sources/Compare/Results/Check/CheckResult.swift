/// What one implementation still lacks, in the order in which to build it.
package struct CheckResult: Codable, Equatable, Sendable {
  package var architecture: String
  /// Whom it was compared with; nil when there is no other one.
  package var reference: String?
  /// The features, what to build first in front.
  package var features: [Feature]
  /// Of all stories that failed the one that takes least; nil when all passed.
  package var next: StoriesResult.Story?
  package var rules: Rules
  package var tests: Tests
  /// The change requests there are; it may belong here without having met one.
  package var requests: [Request]

  package init(
    architecture: String, reference: String?, features: [Feature], next: StoriesResult.Story?, rules: Rules,
    tests: Tests, requests: [Request] = []
  ) {
    self.architecture = architecture
    self.reference = reference
    self.features = features
    self.next = next
    self.rules = rules
    self.tests = tests
    self.requests = requests
  }

  package var isComplete: Bool {
    features.allSatisfy { $0.passed == $0.stories } && rules.areKept && tests.run?.hasPassed != false
      && tests.sections.allSatisfy(\.missing.isEmpty) && tests.untestedFiles.isEmpty
  }

  /// Whether neither rules nor tests were left out.
  package var wasLookedAtWhole: Bool { !rules.wereLeftOut && !tests.wereLeftOut }

  package struct Request: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable {
      /// It has a patch, which was checked with these sources.
      case met
      /// It has a patch.
      case unchecked
      /// It has none.
      case open
    }

    /// Its folder's name, as `01-opening-hours`.
    package var id: String
    package var state: State

    package init(id: String, state: State) {
      self.id = id
      self.state = state
    }
  }

  package struct Feature: Codable, Equatable, Sendable {
    /// The file as the user knows it.
    package var file: String
    package var name: String
    package var stories: Int
    package var passed: Int
    package var notRun: Int
    package var next: StoriesResult.Story?

    package init(file: String, name: String, stories: Int, passed: Int, notRun: Int, next: StoriesResult.Story?) {
      self.file = file
      self.name = name
      self.stories = stories
      self.passed = passed
      self.notRun = notRun
      self.next = next
    }
  }

  package struct Rules: Codable, Equatable, Sendable {
    /// What was found of each; empty when they were not checked.
    package var rules: [RulesResult.Rule]
    /// Why they were not checked; nil when they were.
    package var reason: String?
    package var wereLeftOut: Bool

    package init(rules: [RulesResult.Rule], reason: String? = nil, wereLeftOut: Bool = false) {
      self.rules = rules
      self.reason = reason
      self.wereLeftOut = wereLeftOut
    }

    var areKept: Bool {
      wereLeftOut || reason == nil && rules.allSatisfy { $0.violations.isEmpty && $0.whyUnchecked == nil }
    }
  }

  package struct Tests: Codable, Equatable, Sendable {
    package var sections: [Section]
    /// The files that hold logic, and that no test file is named after.
    package var untestedFiles: [String]
    package var reason: String?
    package var wereLeftOut: Bool
    /// What became of the tests that there are; nil when there are none, or they were left out.
    package var run: TestRun?

    package init(
      sections: [Section], untestedFiles: [String] = [], reason: String? = nil, wereLeftOut: Bool = false,
      run: TestRun? = nil
    ) {
      self.sections = sections
      self.untestedFiles = untestedFiles
      self.reason = reason
      self.wereLeftOut = wereLeftOut
      self.run = run
    }
  }

  /// What became of the implementation's own tests.
  package struct TestRun: Codable, Equatable, Sendable {
    /// How many ended.
    package var tests = 0
    /// What is told first of each that failed.
    package var failures: [String] = []
    /// Why they did not all run, such as what the compiler says; nil when they did.
    package var reason: String?

    package init(reason: String? = nil) { self.reason = reason }

    package var hasPassed: Bool { failures.isEmpty && reason == nil }
  }

  /// What the tests in one folder have to show.
  package struct Section: Codable, Equatable, Sendable {
    package var name: String
    package var sentences: Int
    /// Those that no test shows which passes.
    package var missing: [String]

    package init(name: String, sentences: Int, missing: [String]) {
      self.name = name
      self.sentences = sentences
      self.missing = missing
    }
  }
}
