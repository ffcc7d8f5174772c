public import Metrics
import Runtime

/// The lines and the complexity of Swift files.
public struct LinesResult: Codable, Equatable, Sendable {
  /// One file.
  public struct File: Codable, Equatable, Sendable {
    /// The architecture it belongs to; nil for files that were named by the user.
    public var architecture: String?
    /// The role its name gives it in the architecture; nil when it has none.
    public var role: String?
    /// What the file is there for in the architecture; nil for files that were named by the user.
    public var purpose: Purpose?
    /// The screen that it is for: the one that its folder is named after; nil when it is for the app as a whole.
    public var screen: String?
    /// Where it is.
    public var path: String
    /// Lines that hold a token.
    public var code: Int
    /// Lines that hold comment and no token.
    public var comment: Int
    /// Lines that hold neither.
    public var blank: Int
    /// Statements and declarations.
    public var statements: Int
    /// Functions, initialisers, accessors and the like.
    public var units: [Unit]
    /// What is not Swift in it, as `line:column: what`; nil when it parses.
    public var problem: String?

    /// What was found in a file.
    public init(
      _ file: SourceFile, path: String, architecture: String? = nil, role: String? = nil, screen: String? = nil
    ) {
      self.architecture = architecture
      self.role = role
      self.screen = screen
      self.path = path
      code = file.facts.lines.code
      comment = file.facts.lines.comment
      blank = file.facts.lines.blank
      statements = file.facts.statements
      units = file.facts.units.map(Unit.init)
      problem = file.facts.problem
      purpose = architecture == nil ? nil : file.facts.holdsProtocolsOnly ? .protocols : .app
    }
  }

  /// What a file of an architecture is there for.
  public enum Purpose: String, Codable, Sendable {
    /// What the app does.
    case app
    /// Contracts: it declares protocols and nothing else.
    case protocols
  }

  /// Files that stand apart: tests, or what all architectures share.
  public struct Apart: Codable, Equatable, Sendable {
    /// What they are: an architecture whose tests they are, or a shared module.
    public var name: String
    /// How many files there are.
    public var files: Int
    /// Lines that hold a token.
    public var code: Int

    /// Sums files up.
    public init(name: String, _ files: [SourceFile]) {
      self.name = name
      self.files = files.count
      code = files.reduce(0) { $0 + $1.facts.lines.code }
    }
  }

  /// One unit of a file.
  public struct Unit: Codable, Equatable, Sendable {
    /// Its name, with those of the types around it.
    public var name: String
    /// The line it begins at.
    public var line: Int
    /// Its cyclomatic complexity.
    public var cyclomatic: Int
    /// Its cognitive complexity.
    public var cognitive: Int

    init(_ unit: CodeUnit) {
      name = unit.name
      line = unit.line
      cyclomatic = unit.cyclomatic
      cognitive = unit.cognitive
    }
  }

  /// Sums over files.
  public struct Totals: Codable, Equatable, Sendable {
    /// How many files there are.
    public var files: Int
    /// Lines that hold a token.
    public var code: Int
    /// Lines that hold comment and no token.
    public var comment: Int
    /// Lines that hold neither.
    public var blank: Int
    /// Statements and declarations.
    public var statements: Int

    init(_ files: [File]) {
      self.files = files.count
      code = files.reduce(0) { $0 + $1.code }
      comment = files.reduce(0) { $0 + $1.comment }
      blank = files.reduce(0) { $0 + $1.blank }
      statements = files.reduce(0) { $0 + $1.statements }
    }
  }

  /// The files.
  public let files: [File]
  /// Their sums.
  public let totals: Totals
  /// The tests of each architecture, by its name.
  public let tests: [Apart]
  /// What all architectures share, by module.
  public let shared: [Apart]

  /// Sums files up.
  public init(files: [File], tests: [Apart] = [], shared: [Apart] = []) {
    self.files = files
    self.tests = tests
    self.shared = shared
    totals = Totals(files)
  }

  /// The same for one architecture's files alone.
  func only(_ architecture: String) -> LinesResult {
    LinesResult(
      files: files.filter { $0.architecture == architecture }, tests: tests.filter { $0.name == architecture })
  }

  /// The code lines that an app takes once, and those of each screen that has a folder; nil when none has one.
  var codeByScreen: (once: Int, screens: [String: Int])? {
    let screens = files.reduce(into: [String: Int]()) { sums, file in
      if let screen = file.screen { sums[screen, default: 0] += file.code }
    }
    return screens.isEmpty ? nil : (totals.code - screens.values.reduce(0, +), screens)
  }

  /// How a measure of the units is distributed; nil without units.
  func distribution(_ measure: KeyPath<Unit, Int>) -> (median: Double, ninetieth: Double, most: Int)? {
    let values = files.flatMap(\.units).map { Double($0[keyPath: measure]) }
    guard let median = Statistics.median(of: values), let ninetieth = Statistics.percentile(0.9, of: values),
      let most = values.max()
    else { return nil }
    return (median, ninetieth, Int(most))
  }
}
