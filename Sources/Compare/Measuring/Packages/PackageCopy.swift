import Foundation
import Toolchain

/// A copy of a package within its build folder.
struct PackageCopy {
  let original: URL
  let copy: URL
  private let lock: ScratchLock

  /// Waits while another process is building in the package's folder.
  init(of original: URL, for purpose: String) throws(ToolchainError) {
    guard FileManager.default.fileExists(atPath: original.appending(path: "Package.swift").path) else {
      throw .noPackage(folder: original.path)
    }
    self.original = original.withoutLinks
    let scratch = BuiltPackage.scratch(of: self.original)
    lock = try .hold(scratch)
    // The build folder may be a link, and the compiler reports the link's target.
    copy = scratch.withoutLinks.appending(path: purpose)
  }

  func package(
    for purpose: String, toolchain: Toolchain, environment: [String: String] = [:]
  ) throws(ToolchainError) -> BuiltPackage {
    try BuiltPackage(at: copy, for: purpose, toolchain: toolchain, environment: environment, holding: lock)
  }

  /// Updates the copy. Unchanged files aren't touched, so they aren't compiled again.
  /// - Parameter replacements: Texts by path that replace or add to the package's files; `nil` to omit a file.
  func synchronise(replacing replacements: [String: String?]) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    let wanted = try Set(PackageFiles.paths(in: original)).union(replacements.keys)
      .filter { replacements[$0] != .some(nil) }
    for path in try Set(PackageFiles.paths(in: copy)).subtracting(wanted) {
      try files.removeItem(at: copy.appending(path: path))
    }
    for path in wanted {
      let data =
        try (replacements[path] ?? nil).map { Data($0.utf8) } ?? Data(contentsOf: original.appending(path: path))
      let target = copy.appending(path: path)
      guard (try? Data(contentsOf: target)) != data else { continue }
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: target, options: .atomic)
    }
  }
}
