import Foundation
import HeadlessUI
import Metrics
import Report
import Toolchain

/// Shows which types refer to which: of the implementations, or of any package's modules.
struct CouplingCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let toolchain = try Toolchain.running()
    let result = CouplingResult(modules: try modules(line, toolchain))
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .dot: try console.result(CouplingDOT(result).lines)
    default: try console.result(CouplingReport(result).lines)
    }
    return .success
  }

  private func modules(_ line: CommandLine, _ toolchain: Toolchain) throws -> [CouplingResult.Module] {
    let names = line.values[.module]
    if let folder = line.values[.package]?.last {
      return try modules(names, in: URL(filePath: folder), toolchain)
    }
    let folders = architectures.compactMap { BuiltPackage.folder(above: $0.profile.sources) }
      .reduce(into: [URL]()) { if !$0.contains($1) { $0.append($1) } }
    guard let first = folders.first else {
      throw ToolchainError.noPackage(folder: FileManager.default.currentDirectoryPath)
    }
    if let names { return try modules(names, in: first, toolchain) }
    return try folders.flatMap { folder in
      let own = architectures.filter { BuiltPackage.folder(above: $0.profile.sources) == folder }
      return try modules(own.map(\.profile.module), in: folder, toolchain)
    }
  }

  /// Those modules of a package, in their order, or all that it has.
  private func modules(
    _ names: [String]?, in folder: URL, _ toolchain: Toolchain
  ) throws -> [CouplingResult.Module] {
    let index = PackageIndex(
      package: try BuiltPackage(at: folder, for: "index", toolchain: toolchain), toolchain: toolchain,
      console: console)
    let (facts, modules) = try index.facts(ofModules: names)
    return modules.map { module in
      let profile = architectures.first { $0.profile.module == module }?.profile
      return CouplingResult.Module(
        name: module, graph: TypeGraph(facts, module: module), lcom4: Cohesion.lcom4(of: facts, module: module),
        hasRoles: profile != nil, role: { profile?.role(of: $0)?.name })
    }
  }
}
