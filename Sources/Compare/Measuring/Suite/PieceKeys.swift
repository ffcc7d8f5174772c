import Basics
import Foundation
import HeadlessUI
import Results
import Toolchain

/// Cache keys per implementation, so that only implementations that changed are measured again.
struct PieceKeys {
  struct Owner {
    let name: String
    /// The sources and tests of its modules, and of the implementations it depends on.
    let files: Set<String>
    /// A hash of its part of the program.
    let program: String
  }

  let owners: [Owner]
  /// A hash of the rest of the program.
  let sharedProgram: String

  func keys(
    of part: SuitePart, options: String, with keys: CacheKeys, in states: [KeyInput: CacheKeys.State]
  ) -> [String: String]? {
    let files = part.inputs.intersection([.code, .tests])
    let owned = owners.reduce(into: Set()) { $0.formUnion($1.files) }
    var shared = states
    shared[.program] = CacheKeys.State(content: sharedProgram)
    shared.merge(keys.states(of: files) { !owned.contains($0) }) { $1 }
    guard let common = CacheKeys.key(of: part, options: options, in: shared) else { return nil }
    return owners.reduce(into: [:]) { result, owner in
      let own = keys.states(of: files) { owner.files.contains($0) }
      let texts = files.map { "\($0.rawValue):\(own[$0]?.content ?? "")" }.sorted()
      result[owner.name] = ([common, "own", owner.program] + texts).joined(separator: " ")
    }
  }

  /// - Returns: `nil` if the keys would be uncertain, for example because the program doesn't match its object files.
  init?(of profiles: [ArchitectureProfile], program: URL?) {
    guard let folder = try? profiles.onePackage(for: "Pieces are kept"), !Self.mayHavePlugins(folder),
      let package = try? BuiltPackage.instrumented(at: folder, toolchain: .running()),
      let modules = try? package.modulesAndTests(),
      let objects = LinkedObjects(of: program, modules: profiles.map(\.module))
    else { return nil }
    self.init(of: profiles, modules: modules, objects: objects)
  }

  init(of profiles: [ArchitectureProfile], modules: [BuiltPackage.Module], objects: LinkedObjects) {
    sharedProgram = objects.shared
    let own = profiles.map { profile in modules.filter { [profile.module, profile.testModule].contains($0.name) } }
    owners = profiles.enumerated().map { index, profile in
      let reached = own[index].map(\.target).reaching { target in
        modules.first { $0.target == target }?.dependencies ?? []
      }
      let read = profiles.indices.filter { other in
        other == index || own[other].contains { reached.contains($0.target) }
      }
      return Owner(
        name: profile.name, files: Set(read.flatMap { own[$0] }.flatMap(\.files)),
        program: read.map { objects.own[profiles[$0].module] ?? "" }.joined(separator: "+"))
    }
  }

  /// Whether the package may have plugins. A plugin may build one module from the files of another.
  private static func mayHavePlugins(_ folder: URL) -> Bool {
    let files = (try? PackageFiles.uses(in: folder))?.filter { $0.use == .manifest }.map(\.path) ?? []
    return files.contains { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?.contains("plugin") ?? true
    }
  }
}

/// Hashes of the object files that this program was linked from, by module.
///
/// Linking them again must reproduce the program byte for byte.
struct LinkedObjects: Equatable {
  let own: [String: String]
  /// The hash of all other files and the link command.
  let shared: String
}

extension LinkedObjects {
  /// - Returns: `nil` if the program doesn't match its object files, or if its link command is unknown.
  init?(of program: URL?, modules: [String]) {
    guard let program = program?.resolvingSymlinksInPath(), let command = try? LinkCommand(for: program),
      let before = try? Self.hashes(of: command, modules), let linked = try? LinkedProgram(again: command)
    else { return nil }
    defer { linked.remove() }
    guard FileManager.default.contentsEqual(atPath: program.path, andPath: linked.program.path),
      let after = try? Self.hashes(of: command, modules), before == after
    else { return nil }
    shared = before[""] ?? ""
    own = before.filter { $0.key != "" }
  }

  /// Returns hashes by module, with that for all other files under an empty name.
  static func hashes(of command: LinkCommand, _ modules: [String]) throws -> [String: String] {
    var hashes = [String: ContentHash](uniqueKeysWithValues: ([""] + modules).map { ($0, ContentHash()) })
    for argument in command.arguments { hashes[""]?.add(argument) }
    for object in try command.objects() {
      let module = modules.first { object.contains("/\($0).build/") } ?? ""
      let quotes = CharacterSet(charactersIn: "'\"")
      hashes[module]?.add(object)
      hashes[module]?.add(
        try Data(contentsOf: URL(filePath: object.trimmingCharacters(in: quotes)), options: .mappedIfSafe))
    }
    return hashes.mapValues(\.text)
  }
}
