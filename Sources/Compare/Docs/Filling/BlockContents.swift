internal import Report
internal import Results

/// What stands below each mark.
package struct BlockContents {
  let project: ProjectFolder
  let record: Result<RecordedSuite, DocsProblem>
  /// Reads a command line, so that what is wrong with it is known before anything runs.
  let commands: CommandReader
  /// Runs a command and answers what it prints; nil where outputs stay as they are.
  let output: ((_ arguments: [String]) throws(DocsProblem) -> String)?

  package init(
    project: ProjectFolder, record: Result<RecordedSuite, DocsProblem>, commands: CommandReader,
    output: ((_ arguments: [String]) throws(DocsProblem) -> String)?
  ) {
    self.project = project
    self.record = record
    self.commands = commands
    self.output = output
  }

  /// - Returns: The lines; nil for what stays as it is.
  func lines(for mark: BlockMark, in document: String) throws(DocsProblem) -> [String]? {
    switch mark.kind {
    case .listing: try Listing(project: project).lines(mark.argument, in: document)
    case .numbers: try numbers(mark.words, in: document)
    case .tree: try SourceTree(project: project).lines(mark.argument)
    case .output: try CommandOutput(project: project, commands: commands, run: output).lines(mark.argument)
    case .result: result(try record.get())
    case .measures: MeasuresMarkdown.lines
    }
  }

  func number(_ id: String, _ name: String) throws(DocsProblem) -> String {
    let record = try record.get()
    let measure = try RecordedSuite.measure(id)
    guard let number = try record.architecture(name).numbers[measure.id] else {
      throw .notMeasured(measure: id, architecture: name)
    }
    return NumberText.text(number.number, measure.unit)
  }

  private func result(_ record: RecordedSuite) -> [String] {
    let place = record.circumstances
    return ["Measured on \(place.date.prefix(10)) with `swift run -c release \(place.command)`:", ""]
      + MarkdownText.fenced(record.report)
  }

  private func numbers(_ words: [String], in document: String) throws(DocsProblem) -> [String] {
    let arguments = Array(words.dropFirst())
    guard let kind = NumbersKind(rawValue: words[0]) else {
      throw .unknownNumbers(words[0], known: NumbersKind.allCases.map(\.rawValue))
    }
    return switch kind {
    // What is counted here and now needs no kept result.
    case .lines: try LinesTable(project: project).lines(arguments, in: document)
    case .costs: try RecordTables(record: record.get()).costs(arguments)
    case .measures: try RecordTables(record: record.get()).measures(arguments)
    case .roles: try RecordTables(record: record.get()).roles(arguments)
    case .questions: try RecordTables(record: record.get()).questions(arguments)
    }
  }
}
