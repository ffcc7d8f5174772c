nonisolated extension Command {
  static let report = Command(
    name: "report", summary: "Render a saved result, or the repository's own.",
    options: [.everyMeasure, .format, .output],
    formats: compare.formats, operands: "[RESULT.json]"
  ) { line, context in
    guard line.operands.count < 2 else {
      throw CommandLineError.filesWanted("at most one file", command: line.command)
    }
    let rendering = try SuiteRendering(line, console: context.console)
    try rendering.render(line.operands.first.map(context.result) ?? context.recordedResult())
    return .success
  }
}
