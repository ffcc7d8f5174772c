internal import Report
internal import Results

struct BlockContents {
  let project: ProjectFolder
  let record: Result<SuiteResult, DocsProblem>
  /// Checks command lines, so that errors are found before any command runs.
  let commands: CommandReader
  /// Runs a command and returns its output; `nil` to leave outputs as they are.
  let run: ((_ arguments: [String]) throws(DocsProblem) -> String)?

  /// - Returns: The lines, or `nil` to leave the content as it is.
  func lines(for mark: BlockMark, in document: String) throws(DocsProblem) -> [String]? {
    switch mark.kind {
    case .listing: try Listing(project: project).lines(mark.argument, in: document)
    case .numbers: try numbers(mark, in: document)
    case .tree: try SourceTree(project: project).lines(mark.argument)
    case .output: try output(of: mark.argument)
    case .result: result(try record.get())
    case .measures: MeasuresMarkdown.lines
    case .picture: try picture(mark.argument, in: document)
    }
  }

  func number(_ id: String, _ name: String) throws(DocsProblem) -> String {
    let measure = try Measures.named(id)
    return NumberText.text(try record.get().number(measure, name).number, measure.unit)
  }

  /// The drawings of who does what, by the path of their file.
  var pictures: [String: String] {
    let all = (try? record.get()).map(DutiesPicture.all) ?? []
    return all.reduce(into: all.isEmpty ? [:] : [Self.path(of: Self.poster): DutiesPicture.poster(all)]) {
      $0[Self.path(of: $1.name)] = $1.file
    }
  }

  private static let poster = "all"

  private static func path(of name: String) -> String { "docs/pictures/places-\(name.lowercased()).svg" }

  private func picture(_ name: String, in document: String) throws(DocsProblem) -> [String] {
    let all = DutiesPicture.all(in: try record.get())
    let path = Self.path(of: name)
    let link = document.hasPrefix("docs/") ? String(path.dropFirst("docs/".count)) : path
    if name == Self.poster { return ["![Who asks, formats, navigates and remembers, in each](\(link))"] }
    guard let picture = all.first(where: { $0.name == name }) else {
      throw .malformed(
        mark: "picture: \(name)",
        form:
          "“picture: all”, or an implementation whose profile has a list of duties, in a result that was measured since"
      )
    }
    return ["![\(picture.description)](\(link))"]
  }

  private func result(_ record: SuiteResult) -> [String] {
    let place = record.circumstances
    return ["Measured on \(place.date.prefix(10)) with `swift run -c release \(place.command)`:", ""]
      + MarkdownText.fenced(SuiteReport(record).lines.map(\.text))
  }

  private func numbers(_ mark: BlockMark, in document: String) throws(DocsProblem) -> [String] {
    let arguments = Array(mark.words.dropFirst())
    let table: [String]? =
      switch mark.words[0] {
      // Sizes are counted in the current sources, so they need no recorded result.
      case "lines": try LinesTable(project: project).lines(arguments, in: document)
      case "costs": try RecordTables(record: record.get()).costs(arguments)
      case "measures": try RecordTables(record: record.get()).measures(arguments)
      case "roles": try RecordTables(record: record.get()).roles(arguments)
      case "questions": try RecordTables(record: record.get()).questions(arguments)
      default: nil
      }
    guard let table else {
      throw .malformed(
        mark: mark.text,
        form: "costs NAME, measures ID … for NAME …, roles NAME, questions NAME … or lines PATH … after “numbers:”")
    }
    return table
  }

  private func output(of command: String) throws(DocsProblem) -> [String]? {
    guard let words = CommandReader.words(command), words.first == "compare" else {
      throw .badCommand(command, reason: "It has to begin with “compare”, and its quotes have to end.")
    }
    let arguments = Array(words.dropFirst())
    if let reason = commands.refusal(arguments) { throw .badCommand(command, reason: reason) }
    guard commands.hasOutput(arguments) else {
      throw .badCommand(command, reason: "It has no output that could be shown.")
    }
    guard let run else { return nil }
    let text = try run(arguments)
    guard !text.contains(project.folder.path) else {
      throw .badCommand(command, reason: "It prints \(project.folder.path), which differs on other machines.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let language = command.contains(/--format[ =]json\b/) ? "json" : "text"
    return MarkdownText.fenced(lines.last == "" ? lines.dropLast() : lines, language)
  }
}
