public import Foundation

/// A package that is built in a scratch folder of its own, apart from what its developers build.
public struct BuiltPackage: Sendable {
  /// One of the package's targets.
  public struct Module: Sendable, Equatable {
    /// What it is imported by.
    public var name: String
    /// What the package calls the target.
    public var target: String
    /// Its source files.
    public var files: [String]
  }

  /// What a build is for.
  public enum Configuration: String, CaseIterable, Sendable {
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

      enum CodingKeys: String, CodingKey {
        case name, c99name, type, path, sources
        case moduleType = "module_type"
      }
    }
    var name: String
    var targets: [Target]
  }

  /// The package's folder.
  public let folder: URL
  /// Where it is built.
  public let scratch: URL
  private let swift: URL
  private let environment: [String: String]

  /// A package, to be built below its own build folder under `purpose`, with something beside this process's environment
  /// that its manifest may read.
  public init(
    at folder: URL, for purpose: String, toolchain: Toolchain, environment: [String: String] = [:]
  ) throws(ToolchainError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw .noPackage(folder: folder.path)
    }
    self.folder = folder.standardizedFileURL
    scratch = self.folder.appending(path: ".build/compare/\(purpose)")
    swift = try toolchain.program("swift")
    self.environment = environment
  }

  /// The nearest folder above a place that holds a package; nil when there is none.
  public static func folder(above place: URL) -> URL? {
    var folder = place.standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Its modules that are written in Swift, tests left out, in the order of the package.
  public func modules() throws(ToolchainError) -> [Module] {
    try modules(in: description()) { $0.type != "test" }
  }

  /// What it is called, and its modules that hold tests.
  public func tests() throws(ToolchainError) -> (packageName: String, modules: [Module]) {
    let description = try description()
    return (description.name, modules(in: description) { $0.type == "test" })
  }

  private func modules(in description: Description, where isWanted: (Description.Target) -> Bool) -> [Module] {
    description.targets.filter { $0.moduleType == "SwiftTarget" && isWanted($0) }.map { target in
      let sources = folder.appending(path: target.path)
      return Module(
        name: target.c99name, target: target.name,
        files: target.sources.map { sources.appending(path: $0).standardizedFileURL.path })
    }
  }

  private func description() throws(ToolchainError) -> Description {
    let run = ToolRun(
      swift, ["package", "--package-path", folder.path, "--scratch-path", scratch.path, "describe", "--type", "json"],
      environment: environment)
    let output = try run.output()
    do {
      return try JSONDecoder().decode(Description.self, from: output)
    } catch {
      throw .unreadableOutput(command: run.command, reason: "\(error)")
    }
  }

  /// Builds modules for debugging, with an index.
  public func build(_ modules: [Module]) throws(ToolchainError) {
    for module in modules {
      _ = try run("build", ["--enable-index-store", "--target", module.target]).output()
    }
  }

  /// Builds one of its programs for debugging.
  /// - Returns: The program.
  public func buildProgram(_ name: String) throws(ToolchainError) -> URL {
    _ = try run("build", ["--disable-index-store", "--product", name]).output()
    return try programs().appending(path: name)
  }

  /// Builds one module, and before it what it depends on, as `swift build` does by itself.
  public func build(_ module: Module, for configuration: Configuration) throws(ToolchainError) {
    _ = try run("build", ["--target", module.target], for: configuration).output()
  }

  /// Builds everything for debugging, tests included, so that its programs count what runs; with an index.
  public func buildCounting() throws(ToolchainError) {
    _ = try run("build", ["--build-tests", "--enable-code-coverage", "--enable-index-store"]).output()
  }

  /// Where the compiler writes the index.
  public func indexStore() throws(ToolchainError) -> URL {
    try programs().appending(path: "index/store")
  }

  /// The folder of what was built.
  public func programs(for configuration: Configuration = .debug) throws(ToolchainError) -> URL {
    let output = try run("build", ["--show-bin-path"], for: configuration).output()
    return URL(filePath: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func run(
    _ command: String, _ arguments: [String], for configuration: Configuration = .debug
  ) -> ToolRun {
    let place = ["--package-path", folder.path, "--scratch-path", scratch.path]
    return ToolRun(swift, [command] + place + ["-c", configuration.rawValue] + arguments, environment: environment)
  }
}
