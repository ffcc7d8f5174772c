/// Reads line after line: judges whether it may stand where it does, and hands what it says to the builder.
nonisolated struct DocumentReader {
  /// As many errors as are collected before the rest of the file is left unread.
  static let errorLimit = 11

  private var lines: LineScanner
  private var place = Place.start
  private var builder = DocumentBuilder()
  private var errors: [GherkinError] = []
  private var isAbandoned = false

  init(_ source: SourceText) {
    lines = source.lines
  }

  mutating func read() throws(GherkinErrors) -> GherkinDocument {
    while !isAbandoned, let line = lines.next() { read(line) }
    if !isAbandoned { readEnd() }
    if let first = errors.first { throw GherkinErrors(first: first, others: Array(errors.dropFirst())) }
    return builder.document()
  }

  private mutating func read(_ line: SourceLine) {
    if case .docString(let section, let hasTable) = place {
      guard builder.appendToDocString(line) else { return }
      place = .step(of: section, hasTable: hasTable, hasDocString: true)
      return
    }
    let kind = line.kind
    let admitted = place.admitted
    if admitted.contains(kind) {
      accept(line, as: kind)
    } else if admitted.contains(.text) {
      describe(line)
    } else {
      reject(line.location, .unexpectedLine(found: line.trimmed, expected: admitted.elements))
    }
  }

  private mutating func accept(_ line: SourceLine, as kind: LineKind) {
    switch kind {
    case .blank: if case .description = place { describe(line) }
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
    case .text: describe(line)
    case .language, .end: break
    }
  }

  private mutating func readEnd() {
    let location = SourceLocation(line: lines.number + 1, column: 1)
    if case .docString = place, let (opened, delimiter) = builder.openDocString {
      reject(location, .unclosedDocString(opened: opened, delimiter: delimiter))
    } else if !place.admitted.contains(.end) {
      reject(location, .unexpectedEnd(expected: place.admitted.elements))
    }
  }

  private mutating func reject(_ location: SourceLocation, _ reason: GherkinError.Reason) {
    errors.append(GherkinError(location: location, reason: reason))
    isAbandoned = isAbandoned || errors.count >= Self.errorLimit
  }
}

// MARK: - Lines that belong to no section

nonisolated extension DocumentReader {
  private mutating func readComment(_ line: SourceLine) {
    if place == .start, let language = line.requestedLanguage {
      place = .languageHeader
      guard language != "en" else { return }
      reject(line.location, .unsupportedLanguage(language))
      // All that follows would be reported as misplaced, its keywords being foreign.
      isAbandoned = true
      return
    }
    builder.comments.append(
      Comment(text: line.text, location: SourceLocation(line: line.number, column: 1)))
    if case .heading(let section) = place { place = .description(section) }
  }

  private mutating func readTags(_ line: SourceLine) {
    do {
      builder.append(try line.tags())
    } catch {
      reject(error.location, error.reason)
    }
    switch place {
    case .start, .languageHeader: place = .tags(of: .feature)
    case .tags: break
    default: place = .tags(of: sectionBehindTags())
    }
  }

  /// Tags look alike whatever they belong to: the first line that is more than tags tells.
  private func sectionBehindTags() -> Place.Section {
    var ahead = lines
    while let line = ahead.next() {
      switch line.kind {
      case .blank, .comment, .tags: continue
      case .scenario: return .scenario
      case .examples where place.admitted.contains(.examples): return .examples
      default: return .rule
      }
    }
    return .rule
  }
}

// MARK: - Lines of a section

nonisolated extension DocumentReader {
  private mutating func open(_ section: Place.Section, _ line: SourceLine) {
    builder.open(section, line)
    place = .heading(section)
  }

  private mutating func describe(_ line: SourceLine) {
    builder.describe(line)
    if case .heading(let section) = place { place = .description(section) }
  }

  private mutating func readStep(_ line: SourceLine) {
    builder.appendStep(line)
    place = .step(of: builder.stepOwner, hasTable: false, hasDocString: false)
  }

  private mutating func openDocString(_ line: SourceLine) {
    builder.openDocString(line)
    switch place {
    case .step(let section, let hasTable, _): place = .docString(of: section, hasTable: hasTable)
    case .table(let section, _): place = .docString(of: section, hasTable: true)
    default: break
    }
  }

  private mutating func readTableRow(_ line: SourceLine) {
    let row = line.tableRow
    if case .step(let section, _, let hasDocString) = place {
      builder.startTable()
      place = .table(of: section, hasDocString: hasDocString)
    } else if place != .examplesTable, place.isOfExamples {
      builder.startTable()
      place = .examplesTable
    }
    if let expected = builder.append(row) {
      reject(row.location, .inconsistentCellCount(expected: expected, found: row.cells.count))
    }
  }
}

nonisolated extension Place {
  fileprivate var isOfExamples: Bool {
    self == .heading(.examples) || self == .description(.examples)
  }
}
