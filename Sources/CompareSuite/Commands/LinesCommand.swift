import Foundation
import HeadlessUI
import Report
internal import SyntaxFacts

/// Counts lines and measures complexity: of the implementations, or of any Swift code.
struct LinesCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let result =
      line.operands.isEmpty
      ? try LinesMeasurement(architectures: architectures).result()
      : LinesResult(files: try files(at: line.operands))
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .csv: try console.result(CSVText(result).lines)
    default: try console.result(LinesReport(result).lines)
    }
    return .success
  }

  /// A file that is named twice, or lies in a folder that is named as well, counts once.
  private func files(at paths: [String]) throws -> [LinesResult.File] {
    var seen: Set<String> = []
    return try paths.flatMap { path in
      try SyntaxReader.files(at: URL(filePath: path)).compactMap { file in
        let place = file.path.isEmpty ? path : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file.path)"
        let isNew = seen.insert(URL(filePath: place).standardizedFileURL.resolvingSymlinksInPath().path).inserted
        return isNew ? LinesResult.File(file, path: place) : nil
      }
    }
  }
}
