import Basics
import Foundation

/// What the object files hold that this program was linked from, so that what is one implementation's can be told from all else.
///
/// That the program was linked from them isn't taken on trust: linked once more, they have to make the same file to the byte.
struct LinkedObjects: Equatable {
  /// Tells the files of a module from any others, by the modules' names.
  let own: [String: String]
  /// Tells all other files, and how they are linked, from any others.
  let shared: String
}

extension LinkedObjects {
  /// - Returns: nil where the program isn't what comes of them, or nobody knows how it was linked.
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

  /// Those of all other files stand under an empty name.
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
