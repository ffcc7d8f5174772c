import Foundation
import HeadlessUI
import Metrics
import Report
internal import SyntaxFacts
import Toolchain

/// Counts lines and measures complexity: of the implementations, or of any Swift code.
struct LinesCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let kept = keptFacts(near: line.operands.first.map { URL(filePath: $0) } ?? architectures.first?.profile.sources)
    let result =
      line.operands.isEmpty
      ? LinesResult(files: try filesOfArchitectures(kept), tests: try tests(kept), shared: try shared(kept))
      : LinesResult(files: try files(at: line.operands, kept))
    kept?.save()
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .csv: try console.result(CSVText(result).lines)
    default: try console.result(LinesReport(result).lines)
    }
    return .success
  }

  /// Nil where there is no package, or nothing was ever built in it: looking at code leaves nothing behind there.
  private func keptFacts(near place: URL?) -> KeptFacts? {
    guard let package = place.flatMap(BuiltPackage.folder(above:)),
      FileManager.default.fileExists(atPath: package.appending(path: ".build").path)
    else { return nil }
    return KeptFacts(in: package.appending(path: ".build/compare/lines/facts.json"), by: surroundings.programStamp)
  }

  private func filesOfArchitectures(_ kept: KeptFacts?) throws -> [LinesResult.File] {
    try architectures.flatMap { architecture in
      let profile = architecture.profile
      return try SyntaxReader.files(under: profile.sources, kept: kept).map { file in
        let role = profile.role(ofFile: file.path)
        return LinesResult.File(
          file, path: "\(profile.sources.lastPathComponent)/\(file.path)", architecture: profile.name, role: role?.name,
          isWiring: role?.isWiring == true)
      }
    }
  }

  /// The tests of each architecture that has a test target named after its module.
  private func tests(_ kept: KeptFacts?) throws -> [LinesResult.Apart] {
    try architectures.compactMap { architecture in
      let profile = architecture.profile
      guard let package = BuiltPackage.folder(above: profile.sources) else { return nil }
      let folder = package.appending(path: "Tests/\(profile.module)Tests")
      guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
      return LinesResult.Apart(name: profile.name, try SyntaxReader.files(under: folder, kept: kept))
    }
  }

  /// What every architecture is built on, where its sources are at hand.
  private func shared(_ kept: KeptFacts?, file: String = #filePath) throws -> [LinesResult.Apart] {
    guard let package = BuiltPackage.folder(above: URL(filePath: file)) else { return [] }
    return try ["SharedModel", "HeadlessUI", "Storyboard"].map { module in
      let folder = package.appending(path: "Sources/\(module)")
      return LinesResult.Apart(name: module, try SyntaxReader.files(under: folder, kept: kept))
    }
  }

  /// A file that is named twice, or lies in a folder that is named as well, counts once.
  private func files(at paths: [String], _ kept: KeptFacts?) throws -> [LinesResult.File] {
    var seen: Set<String> = []
    return try paths.flatMap { path in
      try SyntaxReader.files(at: URL(filePath: path), kept: kept).compactMap { file in
        let place = file.path.isEmpty ? path : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file.path)"
        let isNew = seen.insert(URL(filePath: place).standardizedFileURL.resolvingSymlinksInPath().path).inserted
        return isNew ? LinesResult.File(file, path: place) : nil
      }
    }
  }
}
