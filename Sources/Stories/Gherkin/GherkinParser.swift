/// Parses `.feature` files: the Gherkin grammar with its English keywords, except doc strings.
nonisolated struct GherkinParser {
  static let errorLimit = 11

  private var lines: LineScanner
  /// The lookahead line.
  private var next: SourceLine?
  private var freeLines: [GherkinDocument.FreeLine] = []
  private var errors: [GherkinError] = []
  private var isAbandoned = false

  /// Parses a file; an empty one is valid and has no feature.
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  /// - Throws: All errors, ordered by location.
  static func parse(_ bytes: some Collection<UInt8>) throws(GherkinErrors) -> GherkinDocument {
    var parser = GherkinParser(lines: try SourceText(bytes).lines)
    let feature = parser.readFeature()
    guard parser.errors.isEmpty else {
      throw GherkinErrors(errors: parser.errors.sorted { $0.location < $1.location })
    }
    if let location = feature.flatMap({ ExpansionCost.scenarioBeyondLimit(in: $0) }) {
      throw GherkinErrors(errors: [GherkinError(location: location, reason: .tooManyStories)])
    }
    return GherkinDocument(feature: feature, freeLines: parser.freeLines)
  }

  private init(lines: LineScanner) { self.lines = lines }

  private mutating func readFeature() -> Feature? {
    let start: Set<LineKind> = readLanguage() ? [.tags, .feature] : [.end, .language, .tags, .feature]
    guard peek(start) != .end, let heading = readHeading(.feature) else { return nil }
    var feature = Feature(name: heading.name, tags: heading.tags, location: heading.location)
    feature.background = readBackground(of: .feature)
    while peek(.successors) == .scenario, let scenario = readScenario() { feature.scenarios.append(scenario) }
    while peek(.successors) == .rule, let heading = readHeading(.rule) {
      var rule = Rule(tags: heading.tags)
      rule.background = readBackground(of: .rule)
      while peek(.successors) == .scenario, let scenario = readScenario() { rule.scenarios.append(scenario) }
      feature.rules.append(rule)
    }
    return feature
  }

  private mutating func readBackground(of section: LineKind) -> [StoryStep] {
    readDescription(of: section, before: .successors.union([.background]))
    guard next?.kind == .background, readHeading(.background) != nil else { return [] }
    return readSteps(of: .background, before: .successors)
  }

  private mutating func readScenario() -> Scenario? {
    guard let heading = readHeading(.scenario) else { return nil }
    var scenario = Scenario(name: heading.name, tags: heading.tags, location: heading.location)
    let successors = Set.successors.union([.examples])
    scenario.steps = readSteps(of: .scenario, before: successors)
    while peek(successors) == .examples, let heading = readHeading(.examples) {
      readDescription(of: .examples, before: successors.union([.tableRow]))
      let table = readTable(before: successors)
      scenario.examples.append(
        Examples(
          tags: heading.tags, header: table.first, rows: Array(table.dropFirst()), location: heading.location))
    }
    scenario.lines = heading.start..<max(heading.start, next?.number ?? .max)
    return scenario
  }

  private mutating func readSteps(of section: LineKind, before successors: Set<LineKind>) -> [StoryStep] {
    readDescription(of: section, before: successors.union([.step]))
    var steps: [StoryStep] = []
    while peek(successors.union([.step])) == .step, let line = take(), let keyword = line.keyword {
      let table = readTable(before: successors.union([.step])).map(\.values)
      steps.append(
        StoryStep(
          keyword: keyword.text, text: line.rest(behind: keyword.prefix), location: line.location,
          table: table.isEmpty ? nil : table))
    }
    return steps
  }

  private typealias Heading = (name: String, tags: [String], start: Int, location: SourceLocation)

  /// Reads a section's tags and keyword; `start` is the first of their lines.
  private mutating func readHeading(_ kind: LineKind) -> Heading? {
    let start = next?.number ?? 0
    var tags: [String] = []
    while peek([.tags, kind]) != .end, let line = take() {
      if let keyword = line.keyword {
        return (line.rest(behind: keyword.prefix), tags, start, line.location)
      }
      do throws(GherkinError) {
        tags += try line.tags()
      } catch {
        reject(error.location, error.reason)
      }
    }
    return nil
  }

  private mutating func readDescription(of section: LineKind, before successors: Set<LineKind>) {
    var isFirst = true
    while peek(successors.union([.text])) == .text, let line = take() {
      freeLines.append(
        GherkinDocument.FreeLine(
          text: line.trimmed, isFirst: isFirst, isAmongSteps: section == .background || section == .scenario,
          location: line.location))
      isFirst = false
    }
  }

  /// Reads a table, and reports the first row whose length differs from the header's.
  private mutating func readTable(before successors: Set<LineKind>) -> [TableRow] {
    var rows: [TableRow] = []
    var isReported = false
    while peek(successors.union([.tableRow])) == .tableRow, let row = take()?.tableRow {
      rows.append(row)
      let (expected, found) = (rows[0].values.count, row.values.count)
      guard found != expected, !isReported else { continue }
      reject(row.location, .inconsistentCellCount(expected: expected, found: found))
      isReported = true
    }
    return rows
  }

  /// Reads up to a `# language:` header, and returns whether there is one.
  private mutating func readLanguage() -> Bool {
    var ahead = lines
    while let line = ahead.next(), [.blank, .comment].contains(line.kind) {
      guard let language = line.requestedLanguage else { continue }
      lines = ahead
      if language != "en" {
        reject(line.location, .unsupportedLanguage(language))
        // The keywords below are foreign, so every line would be reported as misplaced.
        isAbandoned = true
      }
      return true
    }
    return false
  }

  /// Advances to the next line that is allowed here, reports those that aren't, and returns its kind.
  ///
  /// A tag line has the kind of the section it belongs to. The line stays `next` until it is taken.
  private mutating func peek(_ admitted: Set<LineKind>) -> LineKind {
    while !isAbandoned, let line = next ?? lines.next() {
      next = line
      let kind = line.kind
      if admitted.contains(kind) { return kind == .tags ? sectionBehindTags(admitted) : kind }
      if ![.blank, .comment].contains(kind) {
        if admitted.contains(.text) { return .text }
        reject(line, admitted)
      }
      next = nil
    }
    if !isAbandoned, !admitted.contains(.end) {
      reject(SourceLocation(line: lines.number + 1, column: 1), .unexpectedEnd(expected: admitted.elements))
      isAbandoned = true
    }
    return .end
  }

  private mutating func take() -> SourceLine? {
    defer { next = nil }
    return next
  }

  /// Returns the section that the tags belong to. Looks ahead, because tags look the same in front of every section.
  private func sectionBehindTags(_ admitted: Set<LineKind>) -> LineKind {
    var ahead = lines
    while let line = ahead.next() {
      switch line.kind {
      case .blank, .comment, .tags: continue
      case .scenario: return .scenario
      case .examples where admitted.contains(.examples): return .examples
      default: return .rule
      }
    }
    return .rule
  }

  private mutating func reject(_ line: SourceLine, _ admitted: Set<LineKind>) {
    guard !line.opensDocString else {
      reject(line.location, .docString)
      // Its contents would be reported as misplaced.
      isAbandoned = true
      return
    }
    reject(line.location, .unexpectedLine(found: line.trimmed, expected: admitted.elements))
  }

  private mutating func reject(_ location: SourceLocation, _ reason: GherkinError.Reason) {
    errors.append(GherkinError(location: location, reason: reason))
    isAbandoned = isAbandoned || errors.count >= Self.errorLimit
  }
}
