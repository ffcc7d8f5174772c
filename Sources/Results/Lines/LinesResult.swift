import Metrics
import Timing

/// The lines and the complexity of Swift files.
package struct LinesResult: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    /// The architecture it belongs to; nil for files that were named by the user.
    package var architecture: String?
    /// The role its name gives it in the architecture; nil when it has none.
    package var role: String?
    /// What the file is there for in the architecture; nil for files that were named by the user.
    package var purpose: Purpose?
    /// The screen that it is for: the one that its folder is named after; nil when it is for the app as a whole.
    package var screen: String?
    package var path: String
    /// Lines that hold a token.
    package var code: Int
    /// Lines that hold comment and no token.
    package var comment: Int
    /// Lines that hold neither.
    package var blank: Int
    package var statements: Int
    package var units: [Unit]
    /// What is not Swift in it, as `line:column: what`; nil when it parses.
    package var problem: String?

    package init(
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

  package enum Purpose: String, Codable, CaseIterable, Sendable {
    /// What the app does.
    case app
    /// Contracts: it declares protocols and nothing else.
    case protocols

    package var text: String { self == .app ? "the app" : "protocols alone" }
  }

  /// Files that stand apart: tests, or what all architectures share.
  package struct Apart: Codable, Equatable, Sendable {
    /// What they are: an architecture whose tests they are, or a shared module.
    package var name: String
    package var files: Int
    package var code: Int

    package init(name: String, _ files: [SourceFile]) {
      self.name = name
      self.files = files.count
      code = files.reduce(0) { $0 + $1.facts.lines.code }
    }
  }

  package struct Unit: Codable, Equatable, Sendable {
    package var name: String
    package var line: Int
    package var cyclomatic: Int
    package var cognitive: Int

    package init(_ unit: CodeUnit) {
      name = unit.name
      line = unit.line
      cyclomatic = unit.cyclomatic
      cognitive = unit.cognitive
    }
  }

  package struct Totals: Codable, Equatable, Sendable {
    package var files: Int
    package var code: Int
    package var comment: Int
    package var blank: Int
    package var statements: Int

    package init(_ files: [File]) {
      self.files = files.count
      code = files.reduce(0) { $0 + $1.code }
      comment = files.reduce(0) { $0 + $1.comment }
      blank = files.reduce(0) { $0 + $1.blank }
      statements = files.reduce(0) { $0 + $1.statements }
    }
  }

  package let files: [File]
  package let totals: Totals
  package let tests: [Apart]
  package let shared: [Apart]

  package init(files: [File], tests: [Apart] = [], shared: [Apart] = []) {
    self.files = files
    self.tests = tests
    self.shared = shared
    totals = Totals(files)
  }

  package func only(_ architecture: String) -> LinesResult {
    LinesResult(
      files: files.filter { $0.architecture == architecture }, tests: tests.filter { $0.name == architecture })
  }

  package func code(for purpose: Purpose) -> Int {
    files.filter { $0.purpose == purpose }.reduce(0) { $0 + $1.code }
  }

  /// The code lines that an app takes once, and the mean of those of a screen that has a folder; nil when none has one.
  package var codeByScreen: (once: Int, mean: Double)? {
    let ofScreens = files.filter { $0.screen != nil }
    guard !ofScreens.isEmpty else { return nil }
    let code = ofScreens.reduce(0) { $0 + $1.code }
    return (totals.code - code, Double(code) / Double(Set(ofScreens.map(\.screen)).count))
  }

  package struct Distribution {
    package let median: Double
    package let ninetieth: Double
    package let most: Double
  }

  package func distribution(_ points: KeyPath<Unit, Int>) -> Distribution? {
    let values = files.flatMap(\.units).map { Double($0[keyPath: points]) }
    guard let median = Statistics.median(of: values), let ninetieth = Statistics.percentile(0.9, of: values),
      let most = values.max()
    else { return nil }
    return Distribution(median: median, ninetieth: ninetieth, most: most)
  }
}

extension LinesResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["files"].each(files) { file, place in
      try place["architecture"].known(file.architecture, names)
    }
    try place["tests"].architectures(tests.map(\.name), among: names, by: "name")
  }
}
