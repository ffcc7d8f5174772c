import Foundation
import Results
import Toolchain

struct ModuleBuild {
  let module: BuiltPackage.Module
  let configuration: BuiltPackage.Configuration
  private let package: BuiltPackage
  private let products: URL
  private let changedFile: URL
  private let text: String

  init(_ module: BuiltPackage.Module, in package: BuiltPackage, for configuration: BuiltPackage.Configuration) throws {
    self.module = module
    self.package = package
    self.configuration = configuration
    products = try package.programs(for: configuration)
    guard let file = try Self.medianSizedFile(of: module) else {
      throw BuildError.moduleMissing(module.name, folder: package.folder.path)
    }
    changedFile = file
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The kinds of builds to time. A release build always compiles the whole module.
  var kinds: [BuildResult.Kind] { configuration == .debug ? BuildResult.Kind.allCases : [.clean] }

  var changedFileName: String { changedFile.lastPathComponent }

  func buildAsItIs() throws { try package.build(module, for: configuration) }

  /// - Parameter version: A different number for each change.
  func prepare(_ kind: BuildResult.Kind, version: Int) throws -> () throws -> Void {
    switch kind {
    case .clean:
      try write(version)
      try removeProducts()
    case .changed:
      Self.awaitNextSecond()
      try write(version)
    case .unchanged: break
    }
    return { try package.build(module, for: configuration) }
  }

  /// Runs a prepared build, and checks that it compiled the file if and only if that was necessary.
  func run(_ kind: BuildResult.Kind, _ build: () throws -> Void) throws {
    let before = date(ofObjectOf: changedFile)
    try build()
    let after = date(ofObjectOf: changedFile)
    guard let after, (after == before) == (kind == .unchanged) else {
      throw BuildError.notAsExpected(module: module.name, build: kind.rawValue, file: changedFileName)
    }
  }

  func objects(without source: String) -> [URL] {
    module.files.map { URL(filePath: $0) }.filter { $0.lastPathComponent != source }.map(object)
  }

  func restore() throws { try text.write(to: changedFile, atomically: true, encoding: .utf8) }

  // MARK: - Files

  private static func medianSizedFile(of module: BuiltPackage.Module) throws -> URL? {
    let files = try module.files.map { path in (size: try Data(contentsOf: URL(filePath: path)).count, path: path) }
    let sorted = files.sorted { ($0.size, $0.path) < ($1.size, $1.path) }
    return sorted.isEmpty ? nil : URL(filePath: sorted[sorted.count / 2].path)
  }

  /// Waits because the compiler rounds the time at which a build ended, and treats files with an earlier date as
  /// unchanged. File systems also round dates down by a few milliseconds.
  private static func awaitNextSecond() {
    let now = Date().timeIntervalSinceReferenceDate
    Thread.sleep(forTimeInterval: now.rounded(.down) + 1.05 - now)
  }

  /// Appends a function whose body differs between versions.
  private func write(_ version: Int) throws {
    // Public, because the optimiser would remove an unused internal function, and the object file wouldn't change.
    let function = "public func bodyThatChangesFromBuildToBuild() -> Int { \(version) }\n"
    try "\(text)\n\n\(function)".write(to: changedFile, atomically: true, encoding: .utf8)
  }

  private var buildFolder: URL { products.appending(path: "\(module.target).build") }

  private func object(of file: URL) -> URL { buildFolder.appending(path: "\(file.lastPathComponent).o") }

  private func date(ofObjectOf file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: object(of: file).path)
    return attributes?[.modificationDate] as? Date
  }

  /// Removes the compiler's output for the module, but not the package manager's build plan.
  private func removeProducts() throws {
    let files = FileManager.default
    let planned = ["output-file-map.json", "sources"]
    let made = try files.contentsOfDirectory(at: buildFolder, includingPropertiesForKeys: nil)
    for file in made where !planned.contains(file.lastPathComponent) { try files.removeItem(at: file) }
    let modules = products.appending(path: "Modules")
    for file in try files.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
    where file.deletingPathExtension().lastPathComponent == module.name { try files.removeItem(at: file) }
  }
}

nonisolated enum BuildError: Error, Equatable {
  case moduleMissing(String, folder: String)
  case notAsExpected(module: String, build: String, file: String)
}

// MARK: - CustomStringConvertible

extension BuildError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .moduleMissing(let module, let folder):
      "The package in \(folder) has no module \(module) with sources. Build this program again."
    case .notAsExpected(let module, let build, let file):
      "A build of \(module) with \(build) treated \(file) otherwise than that asks for, so its time means nothing. "
        + "End other builds of the same folder, and try again."
    }
  }
}
