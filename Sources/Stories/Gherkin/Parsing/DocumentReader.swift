/// Reads line after line: judges whether it may stand where it does, and hands what it says to the builder.
nonisolated struct DocumentReader {
  /// As many errors as are collected before the rest of the file is left unread.
  static let errorLimit = 11

  private var lines: LineScanner
  private var state = ParserState.start
  private var builder = DocumentBuilder()
  private var errors: [GherkinError] = []
  private var isAbandoned = false

  init(_ source: SourceText) { lines = source.lines }

  mutating func read() throws(GherkinErrors) -> GherkinDocument {
    while !isAbandoned, let line = lines.next() { read(line) }
    if !isAbandoned { readEnd() }
    if let first = errors.first { throw GherkinErrors(first: first, others: Array(errors.dropFirst())) }
    return builder.document()
  }

  private mutating func read(_ line: SourceLine) {
    if case .docString(let section, let hasTable) = state {
      guard builder.appendToDocString(line) else { return }
      state = .step(of: section, hasTable: hasTable, hasDocString: true)
      return
    }
    let kind = line.kind
    let admitted = state.admitted
    if admitted.contains(kind) {
      accept(line, as: kind)
    } else if admitted.contains(.text) {
      builder.describe(line)
    } else {
      reject(line.location, .unexpectedLine(found: line.trimmed, expected: admitted.elements))
    }
  }

  private mutating func accept(_ line: SourceLine, as kind: LineKind) {
    switch kind {
    case .comment: readComment(line)
    case .tags: readTags(line)
    case .feature: open(.feature, line)
    case .rule: open(.rule, line)
    case .background: open(.background, line)
    case .scenario: open(.scenario, line)
    case .examples: open(.examples, line)
    case .step: readStep(line)
    case .docString: openDocString(line)
    case .tableRow: readTableRow(line)
    case .text: builder.describe(line)
    case .blank, .language, .end: break
    }
  }

  private mutating func readEnd() {
    let location = SourceLocation(line: lines.number + 1, column: 1)
    if case .docString = state, let (opened, delimiter) = builder.openDocString {
      reject(location, .unclosedDocString(opened: opened, delimiter: delimiter))
    } else if !state.admitted.contains(.end) {
      reject(location, .unexpectedEnd(expected: state.admitted.elements))
    }
  }

  private mutating func reject(_ location: SourceLocation, _ reason: GherkinError.Reason) {
    errors.append(GherkinError(location: location, reason: reason))
    isAbandoned = isAbandoned || errors.count >= Self.errorLimit
  }

  // MARK: - Lines that belong to no section

  private mutating func readComment(_ line: SourceLine) {
    guard state == .start, let language = line.requestedLanguage else { return }
    state = .languageHeader
    guard language != "en" else { return }
    reject(line.location, .unsupportedLanguage(language))
    // All that follows would be reported as misplaced, its keywords being foreign.
    isAbandoned = true
  }

  private mutating func readTags(_ line: SourceLine) {
    do {
      builder.append(try line.tags(), of: line)
    } catch {
      reject(error.location, error.reason)
    }
    switch state {
    case .start, .languageHeader: state = .tags(of: .feature)
    case .tags: break
    default: state = .tags(of: sectionBehindTags())
    }
  }

  /// Tags look alike whatever they belong to: the first line that is more than tags tells.
  private func sectionBehindTags() -> ParserState.Section {
    var ahead = lines
    while let line = ahead.next() {
      switch line.kind {
      case .blank, .comment, .tags: continue
      case .scenario: return .scenario
      case .examples where state.admitted.contains(.examples): return .examples
      default: return .rule
      }
    }
    return .rule
  }

  // MARK: - Lines of a section

  private mutating func open(_ section: ParserState.Section, _ line: SourceLine) {
    builder.open(section, line)
    state = .heading(section)
  }

  private mutating func readStep(_ line: SourceLine) {
    builder.appendStep(line)
    state = .step(of: builder.stepOwner, hasTable: false, hasDocString: false)
  }

  private mutating func openDocString(_ line: SourceLine) {
    builder.openDocString(line)
    switch state {
    case .step(let section, let hasTable, _): state = .docString(of: section, hasTable: hasTable)
    case .table(let section, _): state = .docString(of: section, hasTable: true)
    default: break
    }
  }

  private mutating func readTableRow(_ line: SourceLine) {
    let row = line.tableRow
    if case .step(let section, _, let hasDocString) = state {
      builder.startTable()
      state = .table(of: section, hasDocString: hasDocString)
    } else if state == .heading(.examples) {
      builder.startTable()
      state = .examplesTable
    }
    if let expected = builder.append(row) {
      reject(row.location, .inconsistentCellCount(expected: expected, found: row.values.count))
    }
  }
}
