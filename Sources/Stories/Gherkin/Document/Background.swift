/// The steps that scenarios share, written once.
nonisolated public struct Background: Equatable, Sendable {
  /// Always `Background` in English.
  public var keyword: String
  /// The rest of the keyword's line, trimmed; may be empty.
  public var name: String
  /// Free text, lines joined by LF and indented as in the file; empty if there is none.
  public var description: String
  /// The steps put in front of each scenario's.
  public var steps: [Step]
  /// The keyword.
  public var location: SourceLocation
}
