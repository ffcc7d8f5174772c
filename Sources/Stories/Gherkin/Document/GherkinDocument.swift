/// The contents of a `.feature` file that stories are made of.
///
/// A section's `location` is that of its keyword, its `name` the trimmed rest of that line, and its `tags` those in front
/// of it, with their `@`.
nonisolated struct GherkinDocument: Equatable, Sendable {
  /// The feature, or `nil` if the file has none, which is valid Gherkin.
  var feature: Feature?
  /// The lines of all descriptions in the order of the file, without blank ones.
  var freeLines: [FreeLine]

  /// A line that was taken for free text, whatever it was meant as.
  nonisolated struct FreeLine: Equatable, Sendable {
    var text: String
    /// Whether it begins a description.
    var isFirst: Bool
    /// Whether steps may follow: below a scenario or a background.
    var isAmongSteps: Bool
    /// The first character that is not white space.
    var location: SourceLocation
  }
}

/// The one feature of a file, whose scenarios are the stories.
nonisolated package struct Feature: Equatable, Sendable {
  package var name: String
  var tags: [String]
  /// The steps in front of every story's own.
  var background: [StoryStep] = []
  var scenarios: [Scenario] = []
  /// The rules, which all come after the feature's own scenarios.
  var rules: [Rule] = []
  var location: SourceLocation

  /// The feature's own scenarios, then those of each rule, with the tags and the background that they inherit.
  var groups: [(tags: [String], background: [StoryStep], scenarios: [Scenario])] {
    [(tags, background, scenarios)] + rules.map { (tags + $0.tags, background + $0.background, $0.scenarios) }
  }
}

/// A business rule, which groups the scenarios that illustrate it.
nonisolated struct Rule: Equatable, Sendable {
  var tags: [String]
  /// The steps between the feature's background and the story's own.
  var background: [StoryStep] = []
  var scenarios: [Scenario] = []
}

/// A scenario, or an outline that becomes a story for each row of its examples.
nonisolated struct Scenario: Equatable, Sendable {
  var name: String
  var tags: [String]
  var steps: [StoryStep] = []
  /// The tables an outline is filled from, in the order of the file.
  var examples: [Examples] = []
  var location: SourceLocation
  /// The lines from its first tag or its keyword to the next section.
  var lines = 0..<0
}

/// A table of values, each row of which makes a story of its outline.
nonisolated struct Examples: Equatable, Sendable {
  var tags: [String]
  /// The row that names the placeholders, or `nil` if no table follows.
  var header: TableRow?
  /// The rows of values, each as long as the header.
  var rows: [TableRow]
  var location: SourceLocation
}

nonisolated struct TableRow: Equatable, Sendable {
  /// The trimmed cells, with `\|`, `\\` and `\n` read as a pipe, a backslash and a line feed.
  var values: [String]
  /// The first `|`.
  var location: SourceLocation
}

/// A place in a file, counted from 1.
nonisolated public struct SourceLocation: Hashable, Sendable {
  /// The line; lines end at LF, CR LF or a CR alone.
  public var line: Int
  /// The Unicode code point within the line, not counting a byte order mark.
  public var column: Int
}

// MARK: - Comparable

nonisolated extension SourceLocation: Comparable {
  /// Orders locations by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
