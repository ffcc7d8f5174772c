/// Puts a document together from its lines, which the reader has found to be in order.
nonisolated struct DocumentBuilder {
  private var freeLines: [GherkinDocument.FreeLine] = []
  private var feature: Feature?
  private var rule: Rule?
  private var background: [StoryStep]?
  private var scenario: Scenario?
  private var examples: Examples?
  private var step: StoryStep?
  private var docString: OpenDocString?
  private var tags: [String] = []
  private var lineOfTags: Int?
  /// Whether there has been free text since the last line of another kind.
  private var isDescribed = false
  /// The cells of the first row of the table that is being read.
  private var cellCount: Int?
  private var isTableReported = false

  var stepOwner: ParserState.Section { scenario == nil ? .background : .scenario }

  var openDocString: (opened: SourceLocation, delimiter: String)? { docString.map { ($0.location, $0.delimiter.text) } }

  mutating func document() -> GherkinDocument {
    closeRule()
    return GherkinDocument(feature: feature, freeLines: freeLines)
  }

  mutating func append(_ newTags: [String], of line: SourceLine) {
    tags += newTags
    lineOfTags = lineOfTags ?? line.number
  }

  mutating func describe(_ line: SourceLine) {
    freeLines.append(
      GherkinDocument.FreeLine(
        text: line.trimmed, isFirst: !isDescribed,
        isAmongSteps: examples == nil && (scenario != nil || background != nil), location: line.location))
    isDescribed = true
  }

  // MARK: - Sections

  mutating func open(_ section: ParserState.Section, _ line: SourceLine) {
    guard let keyword = line.keyword else { return }
    let name = line.rest(behind: keyword.prefix)
    let location = line.location
    isDescribed = false
    defer { (tags, lineOfTags) = ([], nil) }
    switch section {
    case .feature: feature = Feature(name: name, tags: tags, location: location)
    case .rule:
      closeRule()
      rule = Rule(tags: tags, start: lineOfTags ?? line.number)
    case .background: background = []
    case .scenario:
      closeScenario()
      scenario = Scenario(name: name, tags: tags, location: location, start: lineOfTags ?? line.number)
    case .examples:
      closeExamples()
      examples = Examples(tags: tags, location: location)
    }
  }

  private mutating func closeRule() {
    closeScenario()
    if let closed = rule.take() { feature?.children.append(.rule(closed)) }
  }

  private mutating func closeScenario() {
    closeExamples()
    if let closed = background.take() {
      if rule == nil { feature?.background = closed } else { rule?.background = closed }
    }
    guard let closed = scenario.take() else { return }
    if rule == nil { feature?.children.append(.scenario(closed)) } else { rule?.scenarios.append(closed) }
  }

  private mutating func closeExamples() {
    closeStep()
    if let closed = examples.take() { scenario?.examples.append(closed) }
  }

  // MARK: - Steps and what is below them

  mutating func appendStep(_ line: SourceLine) {
    closeStep()
    guard let keyword = line.keyword else { return }
    isDescribed = false
    step = StoryStep(keyword: keyword.text, text: line.rest(behind: keyword.prefix), location: line.location)
  }

  private mutating func closeStep() {
    guard let closed = step.take() else { return }
    if scenario == nil { background?.append(closed) } else { scenario?.steps.append(closed) }
  }

  mutating func startTable() {
    isDescribed = false
    cellCount = nil
    isTableReported = false
    if examples == nil { step?.table = [] }
  }

  /// Adds a row to the table that is being read.
  /// - Returns: The number of cells that it should have had, the first time that a row of the table hasn't.
  mutating func append(_ row: TableRow) -> Int? {
    if examples == nil {
      step?.table?.append(row.values)
    } else if examples?.header == nil {
      examples?.header = row
    } else {
      examples?.rows.append(row)
    }
    let expected = cellCount ?? row.values.count
    cellCount = expected
    guard expected != row.values.count, !isTableReported else { return nil }
    isTableReported = true
    return expected
  }

  mutating func openDocString(_ line: SourceLine) { docString = OpenDocString(line) }

  /// Adds a line to the doc string that is being read.
  /// - Returns: Whether the line was the delimiter that ends it.
  mutating func appendToDocString(_ line: SourceLine) -> Bool {
    guard let delimiter = docString?.delimiter, line.begins(with: delimiter.text) else {
      docString?.append(line)
      return false
    }
    step?.docString = docString?.content
    docString = nil
    return true
  }
}
