import Basics
import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// The compiler's index of the implementations' packages. Each package is built and read only once.
package final class ArchitectureIndex {
  struct Package {
    let folder: URL
    let profiles: [ArchitectureProfile]
    let facts: IndexedModules
  }

  private let bench: Bench
  private let isInstrumented: Bool
  private var read: [Package] = []

  /// - Parameter isInstrumented: Whether to use the instrumented build, which coverage needs anyway.
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

  fileprivate var modulesInQuestion: Set<String> {
    let forbidden = rules.flatMap(\.mustNotKnow).compactMap { subject in
      switch subject {
      case .role, .parts: nil as String?
      case .module(let name), .types(_, let name): name
      }
    }
    return Set(forbidden).union(homes.values).union([Self.model, Self.kit])
  }
}

/// Builds modules in a separate folder, and reads the compiler's index of them.
struct PackageIndex {
  let package: BuiltPackage
  let toolchain: Toolchain
  let observer: Observer
  /// Whether to build the whole package with instrumentation.
  var isInstrumented = false

  /// - Parameter names: The modules; `nil` for all.
  func facts(ofModules names: [String]?, beside others: Set<String> = []) throws -> (
    facts: IndexedModules, modules: [String]
  ) {
    let library = try toolchain.indexLibrary
    observer.progress("reading the package in \(package.folder.path)")
    let all = try package.modules().filter { !$0.files.isEmpty }
    let wanted = try names.map { try $0.map { try module(named: $0, in: all) } } ?? all
    guard !wanted.isEmpty else { throw ToolchainError.noModules(folder: package.folder.path) }
    try testIndex()
    try build(wanted)
    observer.progress("reading the index")
    let store = try IndexStore(at: package.indexStore(), library: library)
    let files = Set(all.flatMap(\.files))
    let own = Set(all.map(\.name))
    let missing = others.subtracting(own)
    // The index may still list a dependency's files that were deleted or moved.
    let dependencies = missing.isEmpty ? [] : try package.dependencies()
    let facts = try store.modules(below: package.folder) { file, module in
      files.contains(file) || own.contains(module) && package.hasGenerated(file)
        || missing.contains(module) && dependencies.contains { file.hasPrefix($0.path + "/") }
          && FileManager.default.fileExists(atPath: file)
    }
    observer.progress("")
    if let module = wanted.first(where: { facts.occurrences[$0.name] == nil }) {
      throw IndexStoreError.moduleMissing(name: module.name, path: try package.indexStore().path)
    }
    return (facts, wanted.map(\.name))
  }

  private func build(_ modules: [BuiltPackage.Module]) throws {
    guard !isInstrumented else {
      observer.begins("building \(package.folder.path) so that it counts what runs")
      return try package.buildInstrumented()
    }
    for module in modules {
      observer.begins("building \(module.name) with an index")
      try package.build([module])
    }
  }

  private func testIndex() throws {
    observer.progress("testing the index of \(toolchain.version)")
    let test = try IndexSelfTest(of: toolchain, in: package.scratch.appending(path: "self-test"))
    guard !test.differences.isEmpty else { return }
    observer.diagnostic(
      "The index of \(toolchain.version) is not as expected, so edges may be missing or wrong: "
        + test.differences.joined(separator: "; "))
  }

  private func module(named name: String, in all: [BuiltPackage.Module]) throws -> BuiltPackage.Module {
    guard let module = all.first(where: { $0.name == name || $0.target == name }) else {
      throw ToolchainError.unknownModule(name: name, known: all.map(\.name))
    }
    return module
  }
}
