nonisolated extension Command {
  static let report = Command(
    name: "report", summary: "Draws the report of a comparison again from its JSON.",
    options: [.everyMeasure, .column, .format, .output],
    formats: compare.formats, operands: "RESULT.json"
  ) { line, context in
    guard let path = line.operands.first, line.operands.count == 1 else {
      throw CommandLineError.filesWanted("one file", command: line.command)
    }
    let result = try SuiteResultFile(path: path).result()
    let drawing = try SuiteDrawing(line, of: result.architectures.map(\.name), console: context.console)
    try drawing.draw(result)
    return .success
  }
}
