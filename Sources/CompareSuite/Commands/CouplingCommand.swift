import Foundation
import HeadlessUI
import Report
import Toolchain

/// Why there is no coupling to show.
nonisolated enum CouplingError: Error, Equatable {
  /// Nothing is declared in these modules that could refer to anything.
  case noTypes(modules: [String])
}

// MARK: - CustomStringConvertible

extension CouplingError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .noTypes(let modules):
      "There are no types in \(modules.joined(separator: ", ")). Name another package with --package, or modules with --module."
    }
  }
}

/// Shows which types refer to which: of the implementations, or of any package's modules.
struct CouplingCommand {
  let architectures: [any Architecture]
  let console: Console

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let result = try measure(line)
    switch format {
    case .json: try console.result([JSONText.of(result)])
    case .dot: try console.result(CouplingDOT(result).lines)
    default: try console.result(CouplingReport(result).lines)
    }
    return .success
  }

  private func measure(_ line: CommandLine) throws -> CouplingResult {
    let names = line.values[.module]
    if let folder = line.values[.package]?.last { return try modules(names, in: URL(filePath: folder)) }
    guard let names else {
      return try CouplingMeasurement(architectures: architectures)
        .result(from: ArchitectureIndex(of: architectures, console: console))
    }
    guard let folder = architectures.lazy.compactMap({ BuiltPackage.folder(above: $0.profile.sources) }).first else {
      throw ToolchainError.noPackage(folder: FileManager.default.currentDirectoryPath)
    }
    return try modules(names, in: folder)
  }

  /// Those modules of a package, in their order, or all that it has.
  private func modules(_ names: [String]?, in folder: URL) throws -> CouplingResult {
    let toolchain = try Toolchain.running()
    let index = PackageIndex(
      package: try BuiltPackage(at: folder, for: "index", toolchain: toolchain), toolchain: toolchain,
      console: console)
    let (facts, modules) = try index.facts(ofModules: names)
    let measurement = CouplingMeasurement(architectures: architectures)
    let result = CouplingResult(modules: modules.map { measurement.module(named: $0, in: facts) })
    guard result.modules.contains(where: { !$0.nodes.isEmpty }) else { throw CouplingError.noTypes(modules: modules) }
    return result
  }
}
