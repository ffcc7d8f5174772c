/// The contents of a `.feature` file.
///
/// A section's `location` is the start of its keyword, its `name` is the trimmed rest of that line, and its `tags` are
/// the tags in front of it, each with its `@`.
nonisolated struct GherkinDocument: Equatable, Sendable {
  /// The feature, or `nil` if the file has none, which is valid Gherkin.
  var feature: Feature?
  /// The nonblank lines of all descriptions, in the order of the file.
  var freeLines: [FreeLine]

  /// A line that was parsed as free text, whether or not its author meant that.
  nonisolated struct FreeLine: Equatable, Sendable {
    var text: String
    var isFirst: Bool
    /// Whether steps may follow, as below a scenario or a background.
    var isAmongSteps: Bool
    /// The first character that isn't white space.
    var location: SourceLocation
  }
}

nonisolated package struct Feature: Equatable, Sendable {
  package var name: String
  var tags: [String]
  var background: [StoryStep] = []
  var scenarios: [Scenario] = []
  /// The rules, which the grammar allows only after the feature's own scenarios.
  var rules: [Rule] = []
  var location: SourceLocation

  var groups: [(tags: [String], background: [StoryStep], scenarios: [Scenario])] {
    [(tags, background, scenarios)] + rules.map { (tags + $0.tags, background + $0.background, $0.scenarios) }
  }
}

nonisolated struct Rule: Equatable, Sendable {
  var tags: [String]
  var background: [StoryStep] = []
  var scenarios: [Scenario] = []
}

/// A scenario, or an outline that becomes a story for each row of its examples.
nonisolated struct Scenario: Equatable, Sendable {
  var name: String
  var tags: [String]
  var steps: [StoryStep] = []
  var examples: [Examples] = []
  var location: SourceLocation
  /// The lines from the first tag or the keyword to the next section.
  var lines = 0..<0
}

nonisolated struct Examples: Equatable, Sendable {
  var tags: [String]
  /// The row that names the placeholders, or `nil` if no table follows.
  var header: TableRow?
  /// The other rows, each as long as the header.
  var rows: [TableRow]
  var location: SourceLocation
}

nonisolated struct TableRow: Equatable, Sendable {
  /// The trimmed cells, with `\|`, `\\` and `\n` read as a pipe, a backslash and a line feed.
  var values: [String]
  /// The first `|`.
  var location: SourceLocation
}

/// A position in a file, counted from 1.
nonisolated public struct SourceLocation: Hashable, Sendable {
  /// The line, ended by LF, CR LF or CR.
  public var line: Int
  /// The position within the line in Unicode code points, without a byte order mark.
  public var column: Int
}

// MARK: - Comparable

nonisolated extension SourceLocation: Comparable {
  /// Orders locations by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
