/// The kind of a line of Gherkin; messages print the raw value after "expected".
nonisolated enum LineKind: String, CaseIterable, Sendable {
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
  case text = "free text"
}

nonisolated extension Set<LineKind> {
  static let successors: Self = [.end, .tags, .scenario, .rule]

  var elements: [LineKind] { LineKind.allCases.filter(contains) }
}
