import Report

/// Draws a comparison in the format that was asked for, to the console or into a file.
struct SuiteDrawing {
  private let format: Format
  private let file: WrittenFile?
  private let console: Console

  /// - Throws: When the format is unknown, or the file could not be written.
  init(_ line: CommandLine, console: Console) throws {
    format = try line.format
    file = try line.values[.output]?.last.map { try WrittenFile(path: $0) }
    self.console = console
  }

  func draw(_ result: SuiteResult) throws {
    guard let file else {
      guard format == .terminal else { return try console.result(try lines(result)) }
      return try console.result(SuiteReport(result, width: console.width).lines)
    }
    try file.write(try lines(result).joined(separator: "\n") + "\n")
    console.diagnostic("Written to \(file.path).")
  }

  private func lines(_ result: SuiteResult) throws -> [String] {
    switch format {
    case .markdown: SuiteMarkdown(result).lines
    case .json: [try JSONText.of(result)]
    case .csv: CSVText(result).lines
    case .html: [HTMLReport(result).text]
    default: SuiteReport(result).lines.map(\.text)
    }
  }
}
