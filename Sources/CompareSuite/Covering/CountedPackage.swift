internal import CoverageFacts
import Foundation
import HeadlessUI
import Metrics
internal import SyntaxFacts
import Toolchain

/// The package that holds the implementations, built to count what runs of them.
struct CountedPackage {
  let build: CountingBuild
  let tools: CoverageTools
  let toolchain: Toolchain
  let modules: [BuiltPackage.Module]

  /// Builds the package, in a folder of its own.
  init(of architectures: [any Architecture], console: Console) throws {
    toolchain = try Toolchain.running()
    tools = try CoverageTools(toolchain)
    let folders = Set(architectures.map { BuiltPackage.folder(above: $0.profile.sources)?.path ?? "none" }).sorted()
    guard let folder = folders.first, folders.count == 1, folder != "none" else {
      throw CoverageError.notOnePackage(folders: folders.filter { $0 != "none" })
    }
    let package = try BuiltPackage.counted(at: URL(filePath: folder), toolchain: toolchain)
    modules = try package.modules()
    console.progress("building \(folder) so that it counts what runs")
    build = try CountingBuild(package)
  }

  /// An implementation's source files, by their path.
  func files(of architecture: any Architecture) throws(CoverageError) -> Set<String> {
    let module = architecture.profile.module
    guard let files = modules.first(where: { $0.name == module })?.files else {
      throw .moduleMissing(module: module, folder: build.package.folder.path)
    }
    return Set(files)
  }

  /// What an implementation's files declare.
  func extents(of architecture: any Architecture) throws -> [String: SourceExtents] {
    try files(of: architecture).reduce(into: [:]) { $0[$1] = try SyntaxReader.extents(inFile: URL(filePath: $1)) }
  }
}
