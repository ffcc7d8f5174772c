import Foundation
import Toolchain

/// A copy of a package in its build folder, which may be changed without anybody noticing.
struct PackageCopy {
  /// The package.
  let original: URL
  /// Its copy.
  let copy: URL

  init(of original: URL, for purpose: String) throws(ToolchainError) {
    guard FileManager.default.fileExists(atPath: original.appending(path: "Package.swift").path) else {
      throw .noPackage(folder: original.path)
    }
    self.original = original.standardizedFileURL
    copy = self.original.appending(path: ".build/compare/\(purpose)")
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
