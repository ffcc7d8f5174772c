/// How far into the grammar the reading is: it decides what the next line may be.
nonisolated enum ParserState: Equatable, Sendable {
  /// In front of everything.
  case start
  /// Behind the `# language:` header.
  case languageHeader
  /// Behind tags that belong to what has to come.
  case tags(of: Section)
  /// Behind a keyword's line, or in the free text below it.
  case heading(Section)
  /// Behind a step of a background or a scenario; what it already has below it can't come twice.
  case step(of: Section, hasTable: Bool, hasDocString: Bool)
  /// In the table below a step.
  case table(of: Section, hasDocString: Bool)
  /// Inside a doc string.
  case docString(of: Section, hasTable: Bool)
  /// In the table below an examples' keyword.
  case examplesTable

  nonisolated enum Section: Sendable {
    case feature, rule, background, scenario, examples
  }

  // MARK: - What may follow

  /// The kinds of line that may stand here; any line at all may where these hold free text.
  var admitted: Set<LineKind> {
    let ignored: Set<LineKind> = [.comment, .blank]
    switch self {
    case .start: return ignored.union([.end, .language, .tags, .feature])
    case .languageHeader: return ignored.union([.tags, .feature])
    case .tags(let section): return ignored.union([.tags, section.keyword])
    case .heading(let section): return ignored.union(section.lines).union([.text])
    case .step(let section, let hasTable, let hasDocString):
      let arguments: [LineKind] = (hasTable ? [] : [.tableRow]) + (hasDocString ? [] : [.docString])
      return ignored.union(section.lines).union(arguments)
    case .table(let section, let hasDocString):
      return ignored.union(section.lines).union(hasDocString ? [.tableRow] : [.tableRow, .docString])
    case .docString: return [.docString, .text]
    case .examplesTable: return ignored.union(Section.examples.lines)
    }
  }
}

nonisolated extension ParserState.Section {
  fileprivate var keyword: LineKind {
    switch self {
    case .feature: .feature
    case .rule: .rule
    case .background: .background
    case .scenario: .scenario
    case .examples: .examples
    }
  }

  /// What a section is made of, below its keyword and free text, and what ends any: tags belong to that.
  fileprivate var lines: Set<LineKind> {
    let successors: Set<LineKind> = [.end, .tags, .scenario, .rule]
    return switch self {
    case .feature, .rule: successors.union([.background])
    case .background: successors.union([.step])
    case .scenario: successors.union([.step, .examples])
    case .examples: successors.union([.tableRow, .examples])
    }
  }
}

/// What a line of Gherkin can be, told by how it begins; as it reads after "expected".
nonisolated enum LineKind: String, CaseIterable, Sendable {
  /// Stands behind the last line.
  case end = "the end of the file"
  case language = "# language: en"
  case tags = "a tag"
  case feature = "Feature:"
  case background = "Background:"
  case scenario = "Scenario: or Scenario Outline:"
  case examples = "Examples:"
  case rule = "Rule:"
  case step = "a step"
  case docString = "a doc string"
  case tableRow = "a table row"
  case comment = "a comment"
  case blank = "a blank line"
  /// Anything else.
  case text = "free text"
}

nonisolated extension Set<LineKind> {
  /// The kinds in the order in which messages name them.
  var elements: [LineKind] { LineKind.allCases.filter(contains) }
}
