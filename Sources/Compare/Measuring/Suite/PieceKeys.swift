import Basics
import Foundation
import HeadlessUI
import Results
import Toolchain

/// Tells what of a part's inputs only one implementation's numbers depend on, so that those of the others needn't be measured again when
/// it changes.
struct PieceKeys {
  struct Owner {
    let name: String
    /// The sources and tests that the package manager compiles into its modules, and into those of implementations it is built on.
    let files: Set<String>
    /// Tells what of the program is its own from anything else.
    let program: String
  }

  let owners: [Owner]
  /// Tells what of the program is nobody's own from anything else.
  let sharedProgram: String

  /// The key of each implementation's piece of a part; nil where one of its inputs couldn't be read.
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

  /// - Returns: nil where it can't be told for sure, as for a program that isn't what its object files make, or implementations in several
  ///   packages.
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

  /// A plugin may have a module built of what is another's.
  private static func mayHavePlugins(_ folder: URL) -> Bool {
    let files = (try? PackageFiles.uses(in: folder))?.filter { $0.use == .manifest }.map(\.path) ?? []
    return files.contains { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?.contains("plugin") ?? true
    }
  }
}
