/// Puts a document together from its lines, which the reader has found to be in order.
nonisolated struct DocumentBuilder {
  var comments: [Comment] = []
  private var freeLines: [GherkinDocument.FreeLine] = []
  private var feature: Feature?
  private var rule: Rule?
  private var background: Background?
  private var scenario: Scenario?
  private var examples: Examples?
  private var step: Step?
  private var docString: OpenDocString?
  private var tags: [Tag] = []
  private var description = DescriptionText()
  /// The cells of the first row of the table that is being read.
  private var cellCount: Int?
  private var isTableReported = false

  /// The section that steps now go to.
  var stepOwner: Place.Section {
    scenario == nil ? .background : .scenario
  }

  /// Where the doc string that is being read was opened, and what closes it.
  var openDocString: (opened: SourceLocation, delimiter: String)? {
    docString.map { ($0.location, $0.delimiter.text) }
  }

  mutating func document() -> GherkinDocument {
    closeRule()
    return GherkinDocument(feature: feature, comments: comments, freeLines: freeLines)
  }

  mutating func append(_ newTags: [Tag]) {
    tags += newTags
  }

  mutating func describe(_ line: SourceLine) {
    if !line.body.isEmpty {
      freeLines.append(
        GherkinDocument.FreeLine(
          text: line.trimmed, isFirst: description.isEmpty,
          isAmongSteps: examples == nil && (scenario != nil || background != nil), location: line.location))
    }
    description.append(line)
  }
}

// MARK: - Sections

nonisolated extension DocumentBuilder {
  mutating func open(_ section: Place.Section, _ line: SourceLine) {
    guard let keyword = line.keyword else { return }
    let name = line.rest(behind: keyword.prefix.count)
    let location = line.location
    switch section {
    case .feature:
      feature = Feature(
        keyword: keyword.text, name: name, description: "", tags: takeTags(), children: [], location: location)
    case .rule:
      closeRule()
      rule = Rule(
        keyword: keyword.text, name: name, description: "", tags: takeTags(), scenarios: [], location: location)
    case .background:
      closeDescription()
      background = Background(keyword: keyword.text, name: name, description: "", steps: [], location: location)
    case .scenario:
      closeScenario()
      scenario = Scenario(
        keyword: keyword.text, name: name, description: "", tags: takeTags(), steps: [], examples: [],
        location: location)
    case .examples:
      closeExamples()
      examples = Examples(
        keyword: keyword.text, name: name, description: "", tags: takeTags(), rows: [], location: location)
    }
  }

  private mutating func takeTags() -> [Tag] {
    defer { tags = [] }
    return tags
  }

  private mutating func closeRule() {
    closeScenario()
    guard let closed = rule else { return }
    rule = nil
    feature?.children.append(.rule(closed))
  }

  private mutating func closeScenario() {
    closeExamples()
    if let closed = background {
      if rule == nil { feature?.background = closed } else { rule?.background = closed }
      background = nil
    }
    guard let closed = scenario else { return }
    scenario = nil
    if rule == nil { feature?.children.append(.scenario(closed)) } else { rule?.scenarios.append(closed) }
  }

  private mutating func closeExamples() {
    closeStep()
    guard let closed = examples else { return }
    examples = nil
    scenario?.examples.append(closed)
  }

  private mutating func closeDescription() {
    let text = description.text
    description = DescriptionText()
    guard !text.isEmpty else { return }
    if examples != nil {
      examples?.description = text
    } else if scenario != nil {
      scenario?.description = text
    } else if background != nil {
      background?.description = text
    } else if rule != nil {
      rule?.description = text
    } else {
      feature?.description = text
    }
  }
}

// MARK: - Steps and what is below them

nonisolated extension DocumentBuilder {
  mutating func appendStep(_ line: SourceLine) {
    closeStep()
    guard let keyword = line.keyword else { return }
    step = Step(
      keyword: keyword.text, text: line.rest(behind: keyword.prefix.count), location: line.location)
  }

  private mutating func closeStep() {
    closeDescription()
    guard let closed = step else { return }
    step = nil
    if scenario == nil { background?.steps.append(closed) } else { scenario?.steps.append(closed) }
  }

  mutating func startTable() {
    closeDescription()
    cellCount = nil
    isTableReported = false
    if examples == nil { step?.table = DataTable(rows: []) }
  }

  /// Adds a row to the table that is being read.
  ///
  /// - Returns: The number of cells that it should have had, the first time that a row of the table hasn't.
  mutating func append(_ row: TableRow) -> Int? {
    if examples == nil {
      step?.table?.rows.append(row)
    } else if examples?.header == nil {
      examples?.header = row
    } else {
      examples?.rows.append(row)
    }
    let expected = cellCount ?? row.cells.count
    cellCount = expected
    guard expected != row.cells.count, !isTableReported else { return nil }
    isTableReported = true
    return expected
  }

  mutating func openDocString(_ line: SourceLine) {
    guard let delimiter = line.docStringDelimiter else { return }
    docString = OpenDocString(line, delimiter: delimiter)
  }

  /// Adds a line to the doc string that is being read.
  ///
  /// - Returns: Whether the line was the delimiter that ends it.
  mutating func appendToDocString(_ line: SourceLine) -> Bool {
    guard let delimiter = docString?.delimiter, line.begins(with: delimiter.bytes) else {
      docString?.append(line)
      return false
    }
    step?.docString = docString?.closed
    docString = nil
    return true
  }
}
