nonisolated extension Command {
  static let report = Command(
    "report", summary: "Draws the report of a comparison again from its JSON.",
    options: [.everyMeasure, .format, .output],
    formats: compare.formats, operands: "RESULT.json"
  ) { line, context in
    guard let path = line.operands.first, line.operands.count == 1 else {
      throw CommandLineError.oneFileWanted(command: line.command)
    }
    let drawing = try SuiteDrawing(line, console: context.console)
    try drawing.draw(SuiteResultFile(path: path).result())
    return .success
  }
}
