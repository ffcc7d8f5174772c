import Basics
import Foundation

/// Hashes of the object files that this program was linked from, by module.
///
/// Linking them again must make the same program to the byte.
struct LinkedObjects: Equatable {
  /// By module.
  let own: [String: String]
  /// All other files, and the link command.
  let shared: String
}

extension LinkedObjects {
  /// - Returns: `nil` when the program doesn't match its object files, or its link command is unknown.
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

  /// The empty name is that of all other files.
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
