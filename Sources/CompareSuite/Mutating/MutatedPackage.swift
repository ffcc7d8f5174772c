import Foundation
import Toolchain

/// A copy of a package in which sources may be changed and built without anybody noticing.
struct MutatedPackage {
  /// The package.
  let original: URL
  /// Its copy, in the package's build folder.
  let copy: URL
  private let swift: URL

  init(of original: URL, toolchain: Toolchain) throws(ToolchainError) {
    guard FileManager.default.fileExists(atPath: original.appending(path: "Package.swift").path) else {
      throw .noPackage(folder: original.path)
    }
    self.original = original.standardizedFileURL
    copy = self.original.appending(path: ".build/compare/mutants")
    swift = try toolchain.program("swift")
  }

  /// Makes the copy the same as the package. Files that are the same already stay untouched, so that they need not be built again.
  ///
  /// - Parameter replacements: Texts to write instead of, or beside, the package's files, by their path in the package.
  func synchronise(replacing replacements: [String: String]) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    let wanted = try paths(in: original).union(replacements.keys)
    for path in try paths(in: copy).subtracting(wanted) { try files.removeItem(at: copy.appending(path: path)) }
    for path in wanted {
      let data =
        try replacements[path].map { Data($0.utf8) } ?? Data(contentsOf: original.appending(path: path))
      let target = copy.appending(path: path)
      guard (try? Data(contentsOf: target)) != data else { continue }
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: target, options: .atomic)
    }
  }

  /// Builds what judges mutants.
  /// - Returns: nil when all is well; else where the compiler found errors.
  func build(withTests: Bool) throws -> [CompilerError]? {
    let run = ToolRun(swift, ["build", "--package-path", copy.path] + (withTests ? ["--build-tests"] : []))
    let outcome = try run.outcome()
    if outcome.status == 0, !outcome.wasSignalled { return nil }
    let text = [outcome.output, outcome.diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let errors = CompilerError.all(in: text)
    guard !errors.isEmpty else {
      throw ToolchainError.failed(
        command: run.command, status: outcome.status, wasSignalled: outcome.wasSignalled, output: text)
    }
    return errors
  }

  /// Where the programs are that were built.
  func programs() throws -> URL {
    let output = try ToolRun(swift, ["build", "--package-path", copy.path, "--show-bin-path"]).output()
    return URL(filePath: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The regular files in a folder, hidden ones left out.
  private func paths(in folder: URL) throws -> Set<String> {
    let base = folder.resolvingSymlinksInPath().path
    let found = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    var paths: Set<String> = []
    while let file = found?.nextObject() as? URL {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      paths.insert(String(file.path.dropFirst(base.count + 1)))
    }
    return paths
  }
}
