/// What one `.feature` file says, as far as stories are made of it: comments, descriptions, and the names of what makes no story,
/// are read past.
///
/// Of each section `location` is where its keyword stands, `name` the rest of that line, trimmed, which may be empty, and `tags`
/// the names in front of it with their `@`, which the stories inherit.
nonisolated struct GherkinDocument: Equatable, Sendable {
  /// Nil where the file has none, which is valid Gherkin.
  var feature: Feature?
  /// The lines of all descriptions in the order of the file, blank ones left out.
  var freeLines: [FreeLine]

  /// A line that was taken for free text, whatever it was meant as.
  nonisolated struct FreeLine: Equatable, Sendable {
    var text: String
    /// Whether it begins a description.
    var isFirst: Bool
    /// Whether steps may stand here: below a scenario or a background.
    var isAmongSteps: Bool
    /// The first character that is not white space.
    var location: SourceLocation
  }
}

/// The one feature of a file, whose scenarios are the stories.
nonisolated package struct Feature: Equatable, Sendable {
  package var name: String
  package var tags: [String]
  /// The steps in front of every story's own.
  package var background: [StoryStep] = []
  /// Scenarios and rules in the order of the file: the grammar puts all scenarios of the feature's own first.
  package var children: [Child] = []
  package var location: SourceLocation

  nonisolated package enum Child: Equatable, Sendable {
    case scenario(Scenario)
    case rule(Rule)
  }
}

/// A business rule, which groups the scenarios that illustrate it.
nonisolated package struct Rule: Equatable, Sendable {
  package var tags: [String]
  /// The steps between the feature's background and the story's own.
  package var background: [StoryStep] = []
  package var scenarios: [Scenario] = []
  /// The line of its first tag, or else of its keyword.
  package var start: Int
}

/// A scenario, or an outline that becomes a story for each row of its examples.
nonisolated package struct Scenario: Equatable, Sendable {
  package var name: String
  package var tags: [String]
  package var steps: [StoryStep] = []
  /// The tables an outline is filled from, in the order of the file.
  package var examples: [Examples] = []
  package var location: SourceLocation
  /// The line of its first tag, or else of its keyword.
  package var start: Int
}

/// A table of values, each row of which makes a story of its outline.
nonisolated package struct Examples: Equatable, Sendable {
  package var tags: [String]
  /// The row that names the placeholders; nil where no table follows.
  package var header: TableRow?
  /// The rows of values, each as long as the header.
  package var rows: [TableRow] = []
  package var location: SourceLocation
}

nonisolated package struct TableRow: Equatable, Sendable {
  /// What stands between the pipes, trimmed, with `\|`, `\\` and `\n` read as a pipe, a backslash and a line feed.
  package var values: [String]
  /// The first `|`.
  package var location: SourceLocation
}

/// Where something stands in a file, so that a message can lead the reader to it.
///
/// Both numbers count from 1; columns count Unicode code points, a byte order mark excluded.
nonisolated public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CR LF or a CR alone.
  public var line: Int
  /// The code point within the line, from 1.
  public var column: Int
}

// MARK: - Comparable

nonisolated extension SourceLocation: Comparable {
  /// Orders locations as they are read: by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
