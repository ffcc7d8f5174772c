/// What a line of Gherkin can be, told by how it begins; the raw values follow "expected" in messages.
nonisolated enum LineKind: String, CaseIterable, Sendable {
  /// Behind the last line.
  case end = "the end of the file"
  case language = "# language: en"
  case tags = "a tag"
  case feature = "Feature:"
  case background = "Background:"
  case scenario = "Scenario: or Scenario Outline:"
  case examples = "Examples:"
  case rule = "Rule:"
  case step = "a step"
  case tableRow = "a table row"
  case comment = "a comment"
  case blank = "a blank line"
  /// Anything else.
  case text = "free text"
}

nonisolated extension Set<LineKind> {
  /// The kinds that end any section.
  static let successors: Self = [.end, .tags, .scenario, .rule]

  /// The kinds in the order in which messages name them.
  var elements: [LineKind] { LineKind.allCases.filter(contains) }
}
