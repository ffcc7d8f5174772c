internal import Report

/// What stands below each mark.
package struct BlockContents {
  let project: ProjectFolder
  /// The numbers, or why there are none.
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
    case .result: ResultText(record: try record.get()).lines
    case .measures: MeasuresMarkdown.lines
    }
  }

  /// What a measure of an architecture came to, for a sentence.
  func number(_ id: String, _ name: String) throws(DocsProblem) -> String {
    let record = try record.get()
    let measure = try RecordedSuite.measure(id)
    guard let number = try record.architecture(name).numbers[measure.id] else {
      throw .notMeasured(measure: id, architecture: name)
    }
    return NumberText.text(number.number, measure.unit)
  }

  private func numbers(_ words: [String], in document: String) throws(DocsProblem) -> [String] {
    let arguments = Array(words.dropFirst())
    guard let kind = NumbersKind(rawValue: words[0]) else {
      throw .unknownNumbers(words[0], known: NumbersKind.allCases.map(\.rawValue))
    }
    // What is counted here and now needs no kept result.
    guard kind != .lines else { return try LinesTable(project: project).lines(arguments, in: document) }
    let record = try record.get()
    switch kind {
    case .costs: return try CostsTable(record: record).lines(arguments)
    case .measures: return try MeasuresTable(record: record).lines(arguments)
    case .roles: return try RolesTable(record: record).lines(arguments)
    case .questions, .lines: return try QuestionsTable(record: record).lines(arguments)
    }
  }
}
