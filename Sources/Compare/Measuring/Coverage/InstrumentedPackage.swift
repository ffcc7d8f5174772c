import Foundation
import HeadlessUI
import Metrics
internal import SyntaxFacts
import Toolchain

/// The instrumented package of the implementations and the run of its stories, made on first use.
package final class InstrumentedBuild {
  private let bench: Bench
  private var built: InstrumentedPackage?
  private var latest: (names: [String], runs: [InstrumentedStories.Run])?

  package init(of bench: Bench) { self.bench = bench }

  func package() throws -> InstrumentedPackage {
    if let built { return built }
    let package = try InstrumentedPackage(of: bench)
    built = package
    return package
  }

  /// The run of each bundled story alone. If only some implementations are wanted, one of the others takes part too,
  /// because all must look the same.
  func stories(of architectures: [any Architecture]) throws -> [InstrumentedStories.Run] {
    let names = bench.architectures.map(\.profile.name)
    var wanted = architectures.map(\.profile.name)
    if let other = names.first(where: { !wanted.contains($0) }) { wanted.append(other) } else { wanted = [] }
    if let latest, latest.names == wanted { return latest.runs }
    let runs = try InstrumentedStories(bench: bench).run(in: package(), by: wanted)
    latest = (wanted, runs)
    return runs
  }
}

/// The package of the implementations, built with coverage.
struct InstrumentedPackage {
  let build: InstrumentedPrograms
  let tools: CoverageTools
  let toolchain: Toolchain
  let modules: [BuiltPackage.Module]

  fileprivate init(of bench: Bench) throws {
    toolchain = try Toolchain.running()
    tools = try CoverageTools(toolchain)
    let folder = try bench.architectures.map(\.profile).onePackage(for: "Coverage is measured")
    let package = try BuiltPackage.instrumented(at: folder, toolchain: toolchain)
    modules = try package.modules()
    bench.observer.progress("building \(folder.path) so that it counts what runs")
    build = try InstrumentedPrograms(package)
  }

  func files(of architecture: any Architecture) throws(CoverageError) -> Set<String> {
    let module = architecture.profile.module
    guard let files = modules.first(where: { $0.name == module })?.files else {
      throw .moduleMissing(module: module, folder: build.package.folder.path)
    }
    return Set(files)
  }

  func extents(of architecture: any Architecture) throws -> [String: SourceExtents] {
    try files(of: architecture).reduce(into: [:]) { $0[$1] = try SyntaxReader.extents(inFile: URL(filePath: $1)) }
  }
}
