import Foundation
import Metrics
import Results
import Toolchain

extension Bench {
  package func coupling(from index: ArchitectureIndex) throws -> CouplingResult {
    let packages = try index.packages()
    return CouplingResult(
      modules: architectures.map(\.profile.module).flatMap { module in
        packages.filter { $0.profiles.contains { $0.module == module } }
          .map { self.module(named: module, in: $0.facts) }
      })
  }

  /// - Parameter folder: The package, or `nil` for the implementations' package.
  package func coupling(ofModules names: [String]?, in folder: URL?) throws -> CouplingResult {
    guard let folder = folder ?? architectures.lazy.compactMap(\.profile.package).first else {
      throw ToolchainError.noPackage(folder: FileManager.default.currentDirectoryPath)
    }
    let toolchain = try Toolchain.running()
    let index = PackageIndex(
      package: try BuiltPackage(at: folder, for: "index", toolchain: toolchain), toolchain: toolchain,
      observer: observer)
    let (facts, modules) = try index.facts(ofModules: names)
    let result = CouplingResult(modules: modules.map { module(named: $0, in: facts) })
    guard result.modules.contains(where: { !$0.nodes.isEmpty }) else { throw CouplingError.noTypes(modules: modules) }
    return result
  }

  /// Only modules of implementations have roles.
  private func module(named name: String, in facts: IndexedModules) -> CouplingResult.Module {
    let profile = architectures.first { $0.profile.module == name }?.profile
    let graph = TypeGraph(facts, module: name)
    return CouplingResult.Module(name: name, graph: graph, numbers: GraphMeasure.numbers(of: graph)) {
      profile?.role(of: $0)?.name
    }
  }
}

nonisolated package enum CouplingError: Error, Equatable {
  case noTypes(modules: [String])
}

// MARK: - CustomStringConvertible

extension CouplingError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .noTypes(let modules):
      "No types found in \(modules.joined(separator: ", ")). Name another package with --package, or modules with --module."
    }
  }
}
