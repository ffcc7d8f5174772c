/// How far into the grammar the reading is: it decides what the next line may be.
nonisolated enum Place: Equatable, Sendable {
  /// In front of everything.
  case start
  /// Behind the `# language:` header.
  case languageHeader
  /// Behind tags that belong to what has to come.
  case tags(of: Section)
  /// Behind a keyword's line, where free text may begin.
  case heading(Section)
  /// In the free text below a keyword.
  case description(Section)
  /// Behind a step of a background or a scenario; what it already has below it can't come twice.
  case step(of: Section, hasTable: Bool, hasDocString: Bool)
  /// In the table below a step.
  case table(of: Section, hasDocString: Bool)
  /// Inside a doc string.
  case docString(of: Section, hasTable: Bool)
  /// In the table below an examples' keyword.
  case examplesTable

  /// What a keyword opens.
  nonisolated enum Section: Sendable {
    case feature, rule, background, scenario, examples
  }
}

// MARK: - What may follow

nonisolated extension Place {
  /// The kinds of line that may stand here; any line at all may where these hold free text.
  var admitted: LineKinds {
    let ignored = LineKinds(.comment, .blank)
    switch self {
    case .start: return ignored.union(LineKinds(.end, .language, .tags, .feature))
    case .languageHeader: return ignored.union(LineKinds(.tags, .feature))
    case .tags(let section): return ignored.union(LineKinds(.tags)).union(section.keyword)
    case .heading(let section), .description(let section):
      return ignored.union(section.successors).union(section.content).union(LineKinds(.text))
    case .step(let section, let hasTable, let hasDocString):
      var kinds = ignored.union(section.successors).union(section.content)
      if !hasTable { kinds.formUnion(LineKinds(.tableRow)) }
      if !hasDocString { kinds.formUnion(LineKinds(.docString)) }
      return kinds
    case .table(let section, let hasDocString):
      let kinds = ignored.union(section.successors).union(section.content).union(LineKinds(.tableRow))
      return hasDocString ? kinds : kinds.union(LineKinds(.docString))
    case .docString: return LineKinds(.docString, .text)
    case .examplesTable: return ignored.union(Section.examples.successors).union(Section.examples.content)
    }
  }
}

nonisolated extension Place.Section {
  fileprivate var keyword: LineKinds {
    switch self {
    case .feature: LineKinds(.feature)
    case .rule: LineKinds(.rule)
    case .background: LineKinds(.background)
    case .scenario: LineKinds(.scenario)
    case .examples: LineKinds(.examples)
    }
  }

  /// What a section is made of, below its keyword and free text.
  fileprivate var content: LineKinds {
    switch self {
    case .feature, .rule: LineKinds(.background)
    case .background: LineKinds(.step)
    case .scenario: LineKinds(.step, .examples)
    case .examples: LineKinds(.tableRow, .examples)
    }
  }

  /// What ends any section; tags belong to it.
  fileprivate var successors: LineKinds {
    LineKinds(.end, .tags, .scenario, .rule)
  }
}
