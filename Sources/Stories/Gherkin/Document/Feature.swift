/// The one feature of a file, whose scenarios are the stories.
nonisolated public struct Feature: Equatable, Sendable {
  /// The word in front of the colon: `Feature`, `Ability` or `Business Need`.
  public var keyword: String
  /// The rest of the keyword's line, trimmed; may be empty.
  public var name: String
  /// The narrative, lines joined by LF and indented as in the file, without comments; empty if there is none.
  public var description: String
  /// The tags in front of the keyword; every story inherits them.
  public var tags: [Tag]
  /// The steps in front of every story's own.
  public var background: Background?
  /// Scenarios and rules in the order of the file: the grammar puts all scenarios of the feature's own first.
  public var children: [Child]
  /// The keyword.
  public var location: SourceLocation

  /// One of the two things a feature is made of.
  nonisolated public enum Child: Equatable, Sendable {
    /// A scenario of the feature's own.
    case scenario(Scenario)
    /// A rule with its scenarios.
    case rule(Rule)
  }
}
