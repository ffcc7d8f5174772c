import Basics
import Foundation
import Toolchain

/// This program, linked again with the implementations' modules in random order. Code layout affects times, and all
/// processes of a program share it.
///
/// After Curtsinger and Berger, "Stabilizer: Statistically Sound Performance Evaluation" (ASPLOS 2013), which
/// randomises the layout at run time.
struct LinkedProgram {
  let program: URL
  let order: [String]

  init(_ original: URL?, modules: [String], seed: UInt64) throws {
    guard let original = original?.resolvingSymlinksInPath() else {
      throw LinkError.noDescription(program: "the program", file: "any file")
    }
    let command = try LinkCommand(for: original)
    var generator = SeededGenerator(seed: seed)
    let (reordered, order) = Self.reordered(try command.objects(), modules: modules, using: &generator)
    self.order = order
    let folder = try Self.makeFolder()
    program = folder.appending(path: original.lastPathComponent)
    let own = folder.appending(path: "Objects.LinkFileList")
    try reordered.joined(separator: "\n").write(to: own, atomically: true, encoding: .utf8)
    do {
      try command.run(into: program, objects: own)
    } catch {
      remove()
      guard case .failed = error else { throw error }
      throw LinkError.failed(reason: "\(error)")
    }
  }

  init(again command: LinkCommand) throws {
    program = try Self.makeFolder().appending(path: command.program.lastPathComponent)
    order = []
    do {
      try command.run(into: program)
    } catch {
      remove()
      throw error
    }
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func remove() { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }

  /// Groups object files by module and shuffles the modules. Other files stay in place.
  static func reordered(
    _ objects: [String], modules: [String], using generator: inout some RandomNumberGenerator
  ) -> (objects: [String], order: [String]) {
    func module(of object: String) -> String? { modules.first { object.contains("/\($0).build/") } }
    let files = Dictionary(grouping: objects, by: module)
    var places: [String] = []
    for case let name? in objects.map(module) where !places.contains(name) { places.append(name) }
    let order = places.shuffled(using: &generator)
    var begun: Set<String> = []
    let reordered = objects.flatMap { object -> [String] in
      guard let name = module(of: object) else { return [object] }
      guard begun.insert(name).inserted, let place = places.firstIndex(of: name) else { return [] }
      return files[order[place]] ?? []
    }
    return (reordered, order)
  }
}

nonisolated enum LinkError: Error, Equatable {
  case noDescription(program: String, file: String)
  case failed(reason: String)
}

// MARK: - CustomStringConvertible

extension LinkError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .noDescription(let program, let file):
      "How \(program) was linked isn't in \(file): build it with swift build -c release --build-system native."
    case .failed(let reason): "It can't be linked in another one: \(reason)"
    }
  }
}

struct LinkCommand {
  let program: URL
  let arguments: [String]
  /// The index of the program's path in the arguments.
  private let output: Int
  /// The index of the list of object files.
  private let list: Int

  init(for program: URL) throws {
    self.program = program
    let folder = program.deletingLastPathComponent()
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(folder.lastPathComponent).yaml")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    for line in lines where line.contains("-emit-executable") {
      // The lists in this YAML file are valid JSON.
      guard let start = line.firstIndex(of: "["),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
        let output = arguments.firstIndex(of: program.path),
        let list = arguments.firstIndex(where: { $0.hasPrefix("@") })
      else { continue }
      (self.arguments, self.output, self.list) = (arguments, output, list)
      return
    }
    throw LinkError.noDescription(program: program.path, file: file.path)
  }

  func objects() throws -> [String] {
    try String(contentsOfFile: String(arguments[list].dropFirst()), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  func run(into file: URL, objects other: URL? = nil) throws(ToolchainError) {
    var arguments = arguments
    arguments[output] = file.path
    if let other { arguments[list] = "@\(other.path)" }
    _ = try ToolRun(URL(filePath: arguments[0]), Array(arguments.dropFirst())).output()
  }
}
