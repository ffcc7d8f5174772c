import Basics
import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// The compiler's index of the implementations' packages, each built and read once.
package final class ArchitectureIndex {
  struct Package {
    let folder: URL
    let profiles: [ArchitectureProfile]
    let facts: IndexedModules
  }

  private let bench: Bench
  private let isInstrumented: Bool
  private var read: [Package] = []

  /// - Parameter isInstrumented: Takes the instrumented build, which coverage needs anyway.
  package init(of bench: Bench, isInstrumented: Bool = false) {
    self.bench = bench
    self.isInstrumented = isInstrumented
  }

  func packages() throws -> [Package] {
    guard read.isEmpty else { return read }
    let profiles = bench.architectures.map(\.profile)
    read = try profiles.grouped { $0.package ?? $0.sources }.map { try package(at: $0, of: $1) }
    return read
  }

  private func package(at folder: URL, of profiles: [ArchitectureProfile]) throws -> Package {
    let toolchain = try Toolchain.running()
    let index = PackageIndex(
      package: isInstrumented
        ? try .instrumented(at: folder, toolchain: toolchain)
        : try BuiltPackage(at: folder, for: "index", toolchain: toolchain),
      toolchain: toolchain, observer: bench.observer, isInstrumented: isInstrumented)
    let others = profiles.reduce(into: Set<String>()) { $0.formUnion($1.modulesInQuestion) }
    return Package(
      folder: folder, profiles: profiles,
      facts: try index.facts(ofModules: profiles.map(\.module), beside: others).facts)
  }
}

extension ArchitectureProfile {
  static let model = "SharedModel"
  static let kit = "HeadlessUI"

  var homes: [String: String] {
    Dictionary(
      roles.compactMap { role in role.module.map { (role.name, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The other modules whose types rules or questions are about.
  fileprivate var modulesInQuestion: Set<String> {
    let forbidden = rules.flatMap(\.mustNotKnow).compactMap { subject in
      switch subject {
      case .role: nil as String?
      case .module(let name), .types(_, let name): name
      }
    }
    return Set(forbidden).union(homes.values).union([Self.model, Self.kit])
  }
}
