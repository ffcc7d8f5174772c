import Foundation
import Measuring
import Report
import Results

/// Draws a comparison in the format that was asked for, to the console or into a file.
struct SuiteDrawing {
  private let format: Format
  private let hasAll: Bool
  private let names: [String]
  private let file: WrittenFile?
  private let console: Console

  /// - Parameter names: The architectures that the result has; those that were asked for are shown in a terminal.
  /// - Throws: When the format or an architecture is unknown, or the file could not be written.
  init(_ line: CommandLine, of names: [String], console: Console) throws {
    format = try line.format
    hasAll = line.has(.everyMeasure)
    self.names = try line.columns(among: names)
    let named = try line.values[.output]?.last.map { try WrittenFile(path: $0) }
    file = named?.isStandardOutput == true ? nil : named
    self.console = console
  }

  func draw(_ result: SuiteResult) throws {
    guard let file else {
      guard format == .terminal else { return try console.result(try lines(result)) }
      return try console.result(SuiteReport(result, of: names, hasAll: hasAll, width: console.width).lines)
    }
    try file.write(try lines(result).map(VisibleText.of).joined(separator: "\n") + "\n")
    console.diagnostic("Written to \(file.path).")
  }

  /// Saves a result that can't be drawn where it was to go, as it took minutes to measure: all of it in a file in the first of these
  /// folders that takes it, and what a terminal shows of it to the console.
  func rescue(_ result: SuiteResult, in folders: [URL]) throws {
    let json = Data(try JSONText.of(SuiteDocument(result)).utf8)
    let saved = folders.lazy.map { $0.appending(path: "unwritten-\(getpid()).json") }.first { place in
      let folder = place.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return (try? json.write(to: place, options: .atomic)) != nil
    }
    if let saved {
      console.diagnostic(
        "compare: The result is not lost: it is in \(saved.path). Draw it with “compare report \(saved.path)” and --format and --output."
      )
    }
    guard file != nil else { return }
    // Where no file can be written at all, the format that was asked for has the most of it.
    if saved == nil {
      try console.result(try lines(result))
    } else {
      try console.result(SuiteReport(result, of: names, hasAll: hasAll).lines)
    }
  }

  private func lines(_ result: SuiteResult) throws -> [String] {
    switch format {
    case .markdown: SuiteMarkdown(result).lines
    case .json: [try JSONText.of(SuiteDocument(result))]
    case .csv: CSVText(result).lines
    case .html: [HTMLReport(result).text]
    default: SuiteReport(result, of: names, hasAll: hasAll).lines.map(\.text)
    }
  }
}
