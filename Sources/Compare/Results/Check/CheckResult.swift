import Metrics

/// The missing parts of an implementation, in the order in which to build them.
package struct CheckResult: Codable, Equatable, Sendable {
  package var architecture: String
  package var reference: String?
  package var features: [Feature]
  /// The failed story with the fewest steps, or `nil` if all passed.
  package var next: StoriesResult.Story?
  package var rules: Rules
  /// The outcome of the implementation's own tests, or `nil` if there are none or they were skipped.
  package var tests: TestRun?
  package var charter: Charter
  /// The change requests. An implementation is complete without them.
  package var requests: [Request]
  /// The screens without a folder named after them. Until all stories pass, some may be missing.
  package var screensWithoutFolder: [String]

  package init(
    architecture: String, reference: String?, features: [Feature], next: StoriesResult.Story?, rules: Rules,
    tests: TestRun? = nil, charter: Charter, requests: [Request] = [], screensWithoutFolder: [String] = []
  ) {
    self.architecture = architecture
    self.reference = reference
    self.features = features
    self.next = next
    self.rules = rules
    self.tests = tests
    self.charter = charter
    self.requests = requests
    self.screensWithoutFolder = screensWithoutFolder
  }

  package var isComplete: Bool {
    features.allSatisfy { $0.passed == $0.stories } && rules.areKept && tests?.hasPassed != false
      && charter.sections.allSatisfy(\.missing.isEmpty) && charter.failures.isEmpty
  }

  package var wasLookedAtWhole: Bool { !rules.wereLeftOut && !charter.wereTestsLeftOut }

  package struct Request: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable {
      /// It has a patch that was checked with these sources.
      case met
      case unchecked
      case open
    }

    package var id: String
    package var state: State

    package init(id: String, state: State) {
      self.id = id
      self.state = state
    }
  }

  package struct Feature: Codable, Equatable, Sendable {
    /// The path as given by the user.
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
    /// Empty if the rules weren't checked.
    package var rules: [RuleCheck]
    package var reason: String?
    package var wereLeftOut: Bool

    package init(rules: [RuleCheck], reason: String? = nil, wereLeftOut: Bool = false) {
      self.rules = rules
      self.reason = reason
      self.wereLeftOut = wereLeftOut
    }

    var areKept: Bool {
      wereLeftOut || reason == nil && rules.allSatisfy { $0.violations.isEmpty && $0.whyUnchecked == nil }
    }
  }

  package struct Charter: Codable, Equatable, Sendable {
    /// Empty if the charter's tests didn't run.
    package var sections: [Section]
    /// The first line of each failure of a test that isn't named after a sentence.
    package var failures: [String]
    /// The reason, if not all tests ran.
    package var reason: String?
    /// Whether the charter was skipped together with the implementation's own tests.
    package var wereTestsLeftOut: Bool

    package init(
      sections: [Section] = [], failures: [String] = [], reason: String? = nil, wereTestsLeftOut: Bool = false
    ) {
      self.sections = sections
      self.failures = failures
      self.reason = reason
      self.wereTestsLeftOut = wereTestsLeftOut
    }
  }

  package struct TestRun: Codable, Equatable, Sendable {
    /// The number of tests that ended.
    package var tests = 0
    /// The first line of each failure.
    package var failures: [String] = []
    /// The reason, such as a compiler error, if not all tests ran.
    package var reason: String?

    package init(reason: String? = nil) { self.reason = reason }

    package var hasPassed: Bool { failures.isEmpty && reason == nil }
  }

  /// A section of the charter.
  package struct Section: Codable, Equatable, Sendable {
    package var name: String
    package var sentences: Int
    /// The sentences for which no test passed.
    package var missing: [String]

    package init(name: String, sentences: Int, missing: [String]) {
      self.name = name
      self.sentences = sentences
      self.missing = missing
    }
  }
}
