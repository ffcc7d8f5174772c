import Foundation
import HeadlessUI
import Metrics
import Report
internal import SyntaxFacts

/// Counts lines and measures complexity: of the implementations, or of any Swift code.
struct LinesCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let files = line.operands.isEmpty ? try filesOfArchitectures() : try files(at: line.operands)
    let result = LinesResult(files: files)
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .csv: try console.result(CSVText(result).lines)
    case .text, .dot: try console.result(LinesReport(result).lines)
    }
    return .success
  }

  private func filesOfArchitectures() throws -> [LinesResult.File] {
    try architectures.flatMap { architecture in
      let profile = architecture.profile
      return try SyntaxReader.files(under: profile.sources).map { file in
        LinesResult.File(
          file, path: "\(profile.sources.lastPathComponent)/\(file.path)", architecture: profile.name,
          role: profile.role(ofFile: file.path)?.name)
      }
    }
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
