import Report

nonisolated extension Command {
  static let lines = Command(
    name: "lines", summary: "Count the lines of Swift code, and measure its complexity.",
    options: [.architecture, .format], formats: [.text, .json], operands: "[PATH…]"
  ) { line, context in
    let bench = try context.bench(line)
    if let path = line.operands.first, line.has(.architecture) {
      throw CommandLineError.notTogether(.architecture, with: path, command: line.command)
    }
    let result = try line.operands.isEmpty ? bench.lines() : bench.lines(at: line.operands)
    return try context.print(result, as: line.format, text: LinesReport(result).lines)
  }
}
