/// What a line of Gherkin can be, told by how it begins.
nonisolated public enum LineKind: UInt16, CaseIterable, Sendable {
  /// The end of the file, which stands behind the last line.
  case end
  /// A `# language:` header.
  case language
  /// One or more tags.
  case tags
  /// `Feature:` or a synonym.
  case feature
  /// `Background:`.
  case background
  /// `Scenario:`, `Scenario Outline:` or a synonym.
  case scenario
  /// `Examples:` or `Scenarios:`.
  case examples
  /// `Rule:`.
  case rule
  /// A step's keyword and a space.
  case step
  /// `"""` or three backticks.
  case docString
  /// A line that begins with a pipe.
  case tableRow
  /// A line that begins with `#`.
  case comment
  /// White space only.
  case blank
  /// Anything else.
  case text
}
