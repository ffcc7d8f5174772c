import Foundation
import HeadlessUI
import Report
internal import SyntaxFacts

/// Counts lines and measures complexity: of the implementations, or of any Swift code.
struct LinesCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let kept = KeptFacts.near(
      line.operands.first.map { URL(filePath: $0) } ?? architectures.first?.profile.sources,
      stamp: surroundings.programStamp)
    let result =
      line.operands.isEmpty
      ? try LinesMeasurement(architectures: architectures, kept: kept).result()
      : LinesResult(files: try files(at: line.operands, kept))
    kept?.save()
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .csv: try console.result(CSVText(result).lines)
    default: try console.result(LinesReport(result).lines)
    }
    return .success
  }

  /// A file that is named twice, or lies in a folder that is named as well, counts once.
  private func files(at paths: [String], _ kept: KeptFacts?) throws -> [LinesResult.File] {
    var seen: Set<String> = []
    return try paths.flatMap { path in
      try SyntaxReader.files(at: URL(filePath: path), kept: kept, skip: sayIsSkipped).compactMap { file in
        let place = file.path.isEmpty ? path : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file.path)"
        let isNew = seen.insert(URL(filePath: place).standardizedFileURL.resolvingSymlinksInPath().path).inserted
        return isNew ? LinesResult.File(file, path: place) : nil
      }
    }
  }

  private func sayIsSkipped(_ path: String) {
    console.diagnostic("\(path): left out, as it is a link to nothing")
  }
}
