package import Foundation

/// A package that is built in a separate scratch folder, apart from its developers' builds.
package struct BuiltPackage: Sendable {
  package struct Module: Sendable, Equatable {
    /// The name used in imports.
    package var name: String
    package var target: String
    package var files: [String]
    package var dependencies: [String] = []
  }

  package enum Configuration: String, CaseIterable, Sendable {
    case debug, release
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var c99name: String
      var type: String
      var moduleType: String
      var path: String
      var sources: [String]
      var dependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, c99name, type, path, sources
        case moduleType = "module_type"
        case dependencies = "target_dependencies"
      }
    }
    var name: String
    var targets: [Target]
  }

  /// The native build system. Swift 6.4 uses another by default, which puts products elsewhere.
  package static let buildSystem = ["--build-system", "native"]

  /// Omits the toolchain's own modules from the index: that would take seconds in each new scratch folder, and nothing
  /// reads them.
  private static let index = ["--enable-index-store", "-Xswiftc", "-index-ignore-system-modules"]

  package let folder: URL
  package let scratch: URL
  /// Whether instrumented code is compiled by module, which saves a fifth of a full build, or by file, for small
  /// changes.
  package var compilesWholeModules = true
  private let lock: ScratchLock
  private let swift: URL
  private let environment: [String: String]

  /// Waits until no other process builds in the scratch folder, which is named after the purpose.
  /// - Parameter lock: A lock that is already held, if the package is a copy in another package's build folder.
  package init(
    at folder: URL, for purpose: String, toolchain: Toolchain, environment: [String: String] = [:],
    holding lock: ScratchLock? = nil
  ) throws(ToolchainError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw .noPackage(folder: folder.path)
    }
    self.folder = folder.withoutLinks
    scratch = Self.scratch(of: self.folder).appending(path: purpose)
    swift = try toolchain.program("swift")
    self.environment = environment
    if let lock { self.lock = lock } else { self.lock = try .hold(Self.scratch(of: self.folder)) }
  }

  package static func scratch(of folder: URL) -> URL { folder.appending(path: ".build/compare") }

  package static func folder(above place: URL) -> URL? { find(place)?.folder }

  /// Resolves links in the path of the package around a location, like the package manager and the compiler.
  package static func location(of place: URL) -> URL {
    guard let (folder, path) = find(place) else { return place.standardizedFileURL }
    return path.reduce(folder) { $0.appending(path: $1) }
  }

  private static func find(_ place: URL) -> (folder: URL, path: [String])? {
    var folder = place.standardizedFileURL
    var path: [String] = []
    // In a deleted folder there is only a relative path, which never becomes “/”.
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return (folder.withoutLinks, path.reversed())
      }
      path.append(folder.lastPathComponent)
      folder.deleteLastPathComponent()
    }
    return nil
  }

  package func modules() throws(ToolchainError) -> [Module] { try modules { $0.type != "test" } }

  /// Whether a plugin generated the file when the package was built here.
  package func hasGenerated(_ file: String) -> Bool {
    file.hasPrefix(scratch.appending(path: "plugins/outputs").path + "/")
  }

  package func dependencies() throws(ToolchainError) -> [URL] {
    struct Package: Decodable {
      var path: String
      var dependencies: [Package]

      var folders: [URL] { dependencies.flatMap { [URL(filePath: $0.path)] + $0.folders } }
    }
    return try read(Package.self, from: "show-dependencies", "--format", "json").folders
  }

  package func tests() throws(ToolchainError) -> [Module] { try modules { $0.type == "test" } }

  package func modulesAndTests() throws(ToolchainError) -> [Module] { try modules { _ in true } }

  private func modules(where isWanted: (Description.Target) -> Bool) throws(ToolchainError) -> [Module] {
    try description().targets.filter { $0.moduleType == "SwiftTarget" && isWanted($0) }.map { target in
      let sources = folder.appending(path: target.path)
      return Module(
        name: target.c99name, target: target.name,
        files: target.sources.map { sources.appending(path: $0).standardizedFileURL.path },
        dependencies: target.dependencies ?? [])
    }
  }

  private func description() throws(ToolchainError) -> Description {
    try read(Description.self, from: "describe", "--type", "json")
  }

  private func read<Value: Decodable>(_ type: Value.Type, from arguments: String...) throws(ToolchainError) -> Value {
    try ToolRun(swift, ["package"] + place + arguments, environment: environment).decoded(as: type)
  }

  /// Builds modules for debugging, with an index.
  package func build(_ modules: [Module]) throws(ToolchainError) {
    for module in modules { _ = try run("build", Self.index + ["--target", module.target]).output() }
  }

  package func build(_ module: Module, for configuration: Configuration) throws(ToolchainError) {
    _ = try run("build", ["--target", module.target], for: configuration).output()
  }

  package func buildTests() throws(ToolchainError) {
    let product = "\(try description().name)PackageTests"
    _ = try run("build", Self.index + ["--product", product]).output()
  }

  package func build(program name: String) throws(ToolchainError) -> URL {
    _ = try run("build", Self.index + ["--product", name]).output()
    return try programs().appending(path: name)
  }

  private var instrumentation: [String] {
    let whole = ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"]
    return ["--enable-code-coverage"] + Self.index
      + (compilesWholeModules ? whole.flatMap { ["-Xswiftc", $0] } : [])
  }

  /// Builds everything for debugging, including tests, with counters and an index.
  package func buildInstrumented() throws(ToolchainError) {
    _ = try run("build", instrumentation + ["--build-tests"]).output()
  }

  package func buildInstrumented(program name: String) throws(ToolchainError) -> URL {
    _ = try run("build", instrumentation + ["--product", name]).output()
    return try programs().appending(path: name)
  }

  package func indexStore() throws(ToolchainError) -> URL { try programs().appending(path: "index/store") }

  package func programs(for configuration: Configuration = .debug) throws(ToolchainError) -> URL {
    URL(filePath: try run("build", ["--show-bin-path"], for: configuration).text())
  }

  private func run(_ command: String, _ arguments: [String], for configuration: Configuration = .debug) -> ToolRun {
    ToolRun(swift, [command] + place + ["-c", configuration.rawValue] + arguments, environment: environment)
  }

  private var place: [String] { Self.buildSystem + ["--package-path", folder.path, "--scratch-path", scratch.path] }
}
