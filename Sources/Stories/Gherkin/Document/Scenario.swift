/// A scenario, or an outline that becomes a story for each row of its examples.
nonisolated public struct Scenario: Equatable, Sendable {
  /// The word in front of the colon: `Scenario`, `Example`, `Scenario Outline` or `Scenario Template`.
  public var keyword: String
  /// The rest of the keyword's line, trimmed; may be empty.
  public var name: String
  /// Free text, lines joined by LF and indented as in the file; empty if there is none.
  public var description: String
  /// The tags in front of the keyword.
  public var tags: [Tag]
  /// The scenario's own steps.
  public var steps: [Step]
  /// The tables an outline is filled from, in the order of the file.
  public var examples: [Examples]
  /// The keyword.
  public var location: SourceLocation

  /// Whether it was meant as an outline: by its keyword, or because it has examples.
  public var isOutline: Bool {
    !examples.isEmpty || keyword == "Scenario Outline" || keyword == "Scenario Template"
  }
}
