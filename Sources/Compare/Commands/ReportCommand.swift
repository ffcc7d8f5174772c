nonisolated extension Command {
  static let report = Command(
    name: "report", summary: "Renders the report of a comparison again from its JSON.",
    options: [.everyMeasure, .format, .output],
    formats: compare.formats, operands: "RESULT.json"
  ) { line, context in
    guard let path = line.operands.first, line.operands.count == 1 else {
      throw CommandLineError.filesWanted("one file", command: line.command)
    }
    let rendering = try SuiteRendering(line, console: context.console)
    try rendering.render(SuiteResultFile(path: path).result())
    return .success
  }
}
