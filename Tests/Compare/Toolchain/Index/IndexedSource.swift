import Basics
import Foundation
import Metrics
import Toolchain

struct IndexedSource {
  private let home: TemporaryFolder
  private let folder: URL
  let store: IndexStore

  /// Compiles one module. It may import `others`, each of which comes after the modules it needs.
  init(_ files: [String: String], module: String = "Main", others: [(name: String, text: String)] = []) throws {
    let toolchain = try Toolchain.running()
    home = try TemporaryFolder()
    folder = home.url.resolvingSymlinksInPath()
    for other in others {
      try Self.compile(["\(other.name).swift": other.text], module: other.name, in: folder, with: toolchain)
    }
    try Self.compile(files, module: module, in: folder, with: toolchain)
    store = try IndexStore(at: folder.appending(path: "store"), library: toolchain.indexLibrary)
  }

  private static func compile(
    _ files: [String: String], module: String, in folder: URL, with toolchain: Toolchain
  ) throws {
    let sources = folder.appending(path: module)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let paths = files.keys.sorted().map { sources.appending(path: $0) }
    for path in paths { try Data((files[path.lastPathComponent] ?? "").utf8).write(to: path) }
    _ = try ToolRun(
      toolchain.program("swiftc"),
      [
        "-parse-as-library", "-Onone", "-emit-module", "-emit-object", "-module-name", module, "-I", folder.path,
        "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
        "-index-store-path", folder.appending(path: "store").path, "-index-ignore-system-modules",
      ] + paths.map(\.path), in: sources
    ).output()
  }

  func facts() throws -> IndexedModules {
    try store.modules(below: folder)
  }

  func delete(_ file: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "Main/\(file)"))
  }
}
