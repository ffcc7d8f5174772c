import Foundation

/// The files of a folder as the package manager sees them: without hidden and temporary files, and following links.
nonisolated enum PackageFiles {
  private static let leftovers = ["~", ".swp", ".o", ".orig", ".rej", "DerivedData"]

  /// Returns the sorted paths of the regular files in a folder and its subfolders.
  static func paths(in folder: URL) throws -> [String] {
    var paths: [String] = []
    try add(folder.path, named: "", below: [], to: &paths)
    return paths
  }

  private static func add(
    _ folder: String, named prefix: String, below folders: Set<String>, to paths: inout [String]
  ) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard !name.hasPrefix("."), !leftovers.contains(where: name.hasSuffix) else { continue }
      var info = stat()
      // A broken link.
      guard stat("\(folder)/\(name)", &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: paths.append(prefix + name)
      case S_IFDIR:
        // A link to an enclosing folder would lead to endless recursion.
        let target = URL(filePath: "\(folder)/\(name)").resolvingSymlinksInPath().path
        guard !folders.contains(target) else { continue }
        try add("\(folder)/\(name)", named: "\(prefix)\(name)/", below: folders.union([target]), to: &paths)
      default: continue
      }
    }
  }

  // MARK: - Build inputs

  enum Use: CaseIterable {
    /// `Package.swift`, `Package@swift-….swift` and `Package.resolved`.
    case manifest
    case code
    case test
    case resource
  }

  private static let codeEndings: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "S", "h", "hh", "hpp", "hxx", "inc", "modulemap", "apinotes",
  ]

  /// Returns the files that a build may read, with their uses.
  ///
  /// The manifest isn't evaluated, because that takes a second. Code is any file with such an extension, and a resource
  /// is any other file in a top-level folder with code. Nested packages are excluded.
  static func uses(in package: URL) throws -> [(path: String, use: Use)] {
    let all = try paths(in: package)
    let inner = all.filter { $0.hasSuffix("/Package.swift") && !isUsual($0) }.map { $0.dropLast("Package.swift".count) }
    let own = all.filter { path in !inner.contains { path.hasPrefix($0) } }
    let top = Set(own.filter { isCode($0) && !isManifest($0) }.map(topFolder))
    return own.compactMap { path in
      if isManifest(path) { return (path, .manifest) }
      if topFolder(path) == "Tests" { return (path, .test) }
      if isCode(path) { return (path, .code) }
      return top.contains(topFolder(path)) ? (path, .resource) : nil
    }
  }

  private static func isManifest(_ path: String) -> Bool {
    path == "Package.resolved" || path == "Package.swift"
      || path.hasPrefix("Package@swift-") && path.hasSuffix(".swift")
  }

  private static func isCode(_ path: String) -> Bool {
    path.split(separator: "/").last?.split(separator: ".").last.map { codeEndings.contains(String($0)) } ?? false
  }

  /// Packages in these folders are fixtures.
  private static func isUsual(_ path: String) -> Bool { ["Sources", "Tests"].contains(topFolder(path)) }

  private static func topFolder(_ path: String) -> Substring { path.firstIndex(of: "/").map { path[..<$0] } ?? "" }
}
