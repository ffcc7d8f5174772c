import Metrics

/// The code of each implementation that its own tests, the charter and the stories run.
package struct CoverageResult: Codable, Equatable, Sendable {
  package struct Architecture: Codable, Equatable, Sendable {
    package var name: String
    package var total: Part
    /// Sums for each role's files, sorted by the role's name. Files without a role come last.
    package var roles: [Part]
    package var files: [Part]
    package var tests: TestEffort
    /// The functions that no program links, as `file:line name`. They count as not covered.
    package var unlinked: [String]
    /// The mutants that were noticed when scores were last recorded, by judge.
    package var mutants: [String: MutationScore]?

    package init(
      name: String, files: [Part], tests: TestEffort, unlinked: [String], mutants: [String: MutationScore] = [:]
    ) {
      self.name = name
      self.files = files
      self.tests = tests
      self.unlinked = unlinked
      self.mutants = mutants
      total = Part(sumOf: files, name: name, role: nil)
      roles = Dictionary(grouping: files, by: \.role).map { Part(sumOf: $1, name: $0 ?? "no role", role: $0) }
        .sorted { ($0.role == nil ? 1 : 0, $0.name) < ($1.role == nil ? 1 : 0, $1.name) }
    }

    /// The implementation's lines that its tests run, divided by the tests' code lines; `nil` without tests.
    package var coveredLinesPerTestLine: Double? {
      tests.lines == 0 ? nil : Double(total.ownTests.coveredLines) / Double(tests.lines)
    }
  }

  /// A file, or a group of files.
  package struct Part: Codable, Equatable, Sendable {
    /// The path below the sources, or the name of the group.
    package var name: String
    /// `nil` if the files have no role, or several.
    package var role: String?
    package var fileCount = 1
    package var ownTests: CoveredShare
    /// The code that tests run without loading a screen.
    package var testsWithoutScreen: CoveredShare
    /// Empty if the package has no charter.
    package var charter: CoveredShare
    package var stories: CoveredShare

    package init(
      file: String, role: String?, ownTests: CoveredShare, testsWithoutScreen: CoveredShare, charter: CoveredShare,
      stories: CoveredShare
    ) {
      name = file
      self.role = role
      self.ownTests = ownTests
      self.testsWithoutScreen = testsWithoutScreen
      self.charter = charter
      self.stories = stories
    }

    package init(sumOf parts: [Part], name: String, role: String?) {
      self.name = name
      self.role = role
      fileCount = parts.reduce(0) { $0 + $1.fileCount }
      ownTests = parts.reduce(CoveredShare()) { $0 + $1.ownTests }
      testsWithoutScreen = parts.reduce(CoveredShare()) { $0 + $1.testsWithoutScreen }
      charter = parts.reduce(CoveredShare()) { $0 + $1.charter }
      stories = parts.reduce(CoveredShare()) { $0 + $1.stories }
    }
  }

  package struct TestEffort: Codable, Equatable, Sendable {
    /// A test with arguments counts once.
    package var tests: Int
    package var lines: Int
    package var doubles: [String]

    package init(tests: Int, lines: Int, doubles: [String]) {
      self.tests = tests
      self.lines = lines
      self.doubles = doubles
    }
  }

  /// A failed run. Code that it ran before failing counts as covered.
  package struct Failure: Codable, Equatable, Sendable {
    package var what: String
    package var lastLines: [String]

    package init(_ what: String, lastLines: [String]) {
      self.what = what
      self.lastLines = lastLines
    }
  }

  package var architectures: [Architecture]
  package var failures: [Failure]

  package init(architectures: [Architecture], failures: [Failure]) {
    self.architectures = architectures
    self.failures = failures
  }
}
