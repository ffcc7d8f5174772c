/// A business rule, which groups the scenarios that illustrate it.
nonisolated public struct Rule: Equatable, Sendable {
  /// Always `Rule` in English.
  public var keyword: String
  /// The rest of the keyword's line, trimmed; may be empty.
  public var name: String
  /// Free text, lines joined by LF and indented as in the file; empty if there is none.
  public var description: String
  /// The tags in front of the keyword; the rule's stories inherit them.
  public var tags: [Tag]
  /// The steps between the feature's background and the story's own.
  public var background: Background?
  /// The rule's scenarios in the order of the file.
  public var scenarios: [Scenario]
  /// The keyword.
  public var location: SourceLocation
}
