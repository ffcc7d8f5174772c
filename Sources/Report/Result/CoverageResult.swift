public import Metrics

/// What of each implementation its own tests run, and what the stories do.
///
/// As JSON: `architectures`, each with `total`, `roles` and `files` of the same shape, `tests` and `unlinked`; `failures`.
public struct CoverageResult: Codable, Equatable, Sendable {
  /// One implementation.
  public struct Architecture: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// All its files together.
    public var total: Part
    /// The files of each role together, in the order of the roles' names; those of none last.
    public var roles: [Part]
    /// Its files, in the order of their paths.
    public var files: [Part]
    /// What its tests take.
    public var tests: TestEffort
    /// The functions that no program links, as `file:line name`; they count as not covered.
    public var unlinked: [String]

    /// Sums up an implementation's files.
    public init(name: String, files: [Part], tests: TestEffort, unlinked: [String]) {
      self.name = name
      self.files = files
      self.tests = tests
      self.unlinked = unlinked
      total = Part(sumOf: files, name: name, role: nil)
      roles = Dictionary(grouping: files, by: \.role).map { Part(sumOf: $1, name: $0 ?? "no role", role: $0) }
        .sorted { ($0.role == nil ? 1 : 0, $0.name) < ($1.role == nil ? 1 : 0, $1.name) }
    }
  }

  /// A file, or several together.
  public struct Part: Codable, Equatable, Sendable {
    /// The file's path below the implementation's sources, or what the files have in common.
    public var name: String
    /// The role that the files play; nil when they play none, or not the same.
    public var role: String?
    /// How many files there are.
    public var fileCount: Int
    /// What the implementation's own unit tests ran.
    public var unitTests: CoveredShare
    /// What those of them ran that load no screen.
    public var testsWithoutScreen: CoveredShare
    /// What the stories ran.
    public var stories: CoveredShare

    /// What was found about one file.
    public init(
      file: String, role: String?, unitTests: CoveredShare, testsWithoutScreen: CoveredShare, stories: CoveredShare
    ) {
      name = file
      self.role = role
      fileCount = 1
      self.unitTests = unitTests
      self.testsWithoutScreen = testsWithoutScreen
      self.stories = stories
    }

    init(sumOf parts: [Part], name: String, role: String?) {
      self.name = name
      self.role = role
      fileCount = parts.reduce(0) { $0 + $1.fileCount }
      unitTests = parts.reduce(CoveredShare()) { $0 + $1.unitTests }
      testsWithoutScreen = parts.reduce(CoveredShare()) { $0 + $1.testsWithoutScreen }
      stories = parts.reduce(CoveredShare()) { $0 + $1.stories }
    }
  }

  /// What the tests of an implementation take.
  public struct TestEffort: Codable, Equatable, Sendable {
    /// How many tests there are; one with arguments is one.
    public var tests: Int
    /// Those that load no screen.
    public var withoutScreen: [String]
    /// The code lines of the test target.
    public var lines: Int
    /// The names of the types that stand in for others.
    public var doubles: [String]

    /// Gathers what was found.
    public init(tests: Int, withoutScreen: [String], lines: Int, doubles: [String]) {
      self.tests = tests
      self.withoutScreen = withoutScreen
      self.lines = lines
      self.doubles = doubles
    }
  }

  /// A run that failed: what it ran counts, but not for much.
  public struct Failure: Codable, Equatable, Sendable {
    /// What was run.
    public var what: String
    /// What it printed last.
    public var lastLines: [String]

    /// Gathers what was found.
    public init(_ what: String, lastLines: [String]) {
      self.what = what
      self.lastLines = lastLines
    }
  }

  /// The implementations, in the order of the report.
  public var architectures: [Architecture]
  /// The tests that failed, and the stories if they did.
  public var failures: [Failure]

  /// Gathers what was found.
  public init(architectures: [Architecture], failures: [Failure]) {
    self.architectures = architectures
    self.failures = failures
  }
}

extension CoverageResult.Architecture {
  /// How many lines of the implementation the tests run for each code line of theirs; nil without tests.
  public var coveredLinesPerTestLine: Double? {
    tests.lines == 0 ? nil : Double(total.unitTests.coveredLines) / Double(tests.lines)
  }
}
