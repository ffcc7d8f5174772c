import Basics
import Measuring
import Report
import Results

struct SuiteRendering {
  private let format: Format
  private let hasAll: Bool
  private let file: WrittenFile?
  private let console: Console

  init(_ line: CommandLine, console: Console) throws {
    format = line.format
    hasAll = line.has(.everyMeasure)
    let path = line.values[.output]?.last
    // Results go to standard output anyway, and /dev/stdout leads elsewhere by now.
    file = try path.flatMap { ["/dev/stdout", "/dev/fd/1"].contains($0) ? nil : try WrittenFile(path: $0) }
    self.console = console
  }

  func render(_ result: SuiteResult) throws {
    if let file {
      try file.write(try lines(result).map(VisibleText.of).joined(separator: "\n") + "\n")
      console.diagnostic("Written to \(file.path).")
    } else if format == .text {
      try console.result(SuiteReport(result, hasAll: hasAll, width: console.width).lines)
    } else {
      try console.result(try lines(result))
    }
  }

  private func lines(_ result: SuiteResult) throws -> [String] {
    switch format {
    case .markdown: SuiteMarkdown(result).lines
    case .json: [try JSONText.of(SuiteDocument(result))]
    case .csv: CSVText(result).lines
    case .html: [HTMLReport(result).text]
    default: SuiteReport(result, hasAll: hasAll).lines.map(\.text)
    }
  }
}
