import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// What the compiler knows of the packages that hold implementations, each built and read once.
final class ArchitectureIndex {
  /// A package that holds implementations, and what is known of it.
  struct Package {
    let folder: URL
    let profiles: [ArchitectureProfile]
    let facts: IndexedModules
  }

  private let architectures: [any Architecture]
  private let counts: Bool
  private let console: Console
  private var read: [Package] = []

  /// - Parameter counts: Whether to take the build that counts what runs, which is larger, but made anyway where coverage is measured.
  init(of architectures: [any Architecture], counts: Bool = false, console: Console) {
    self.architectures = architectures
    self.counts = counts
    self.console = console
  }

  /// The packages, in the order of their first implementations.
  func packages() throws -> [Package] {
    if read.isEmpty { read = try folders().map(package) }
    return read
  }

  private func folders() throws(ToolchainError) -> [URL] {
    var folders: [URL] = []
    for profile in architectures.map(\.profile) {
      guard let folder = BuiltPackage.folder(above: profile.sources) else {
        throw .noPackage(folder: profile.sources.path)
      }
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  private func package(at folder: URL) throws -> Package {
    let toolchain = try Toolchain.running()
    let index = PackageIndex(
      package: counts
        ? try .counted(at: folder, toolchain: toolchain)
        : try BuiltPackage(at: folder, for: "index", toolchain: toolchain),
      toolchain: toolchain, console: console, counts: counts)
    let profiles = architectures.map(\.profile).filter { BuiltPackage.folder(above: $0.sources) == folder }
    let others = profiles.reduce(into: Set<String>()) { $0.formUnion($1.modulesInQuestion) }
    return Package(
      folder: folder, profiles: profiles,
      facts: try index.facts(ofModules: profiles.map(\.module), beside: others).facts)
  }
}
