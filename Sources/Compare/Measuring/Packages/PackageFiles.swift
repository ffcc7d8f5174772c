import Foundation

/// The files of a folder, as the package manager sees them: hidden ones are left out, as is what editors and compilers leave behind,
/// and symbolic links are followed.
nonisolated enum PackageFiles {
  /// How names end that every list of ignored files has.
  private static let leftovers = ["~", ".swp", ".o", ".orig", ".rej", "DerivedData"]

  /// The paths of the regular files below a folder, sorted.
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
      // A link that leads nowhere is no file.
      guard stat("\(folder)/\(name)", &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: paths.append(prefix + name)
      case S_IFDIR:
        // A link to a folder around it would never end.
        let target = URL(filePath: "\(folder)/\(name)").resolvingSymlinksInPath().path
        guard !folders.contains(target) else { continue }
        try add("\(folder)/\(name)", named: "\(prefix)\(name)/", below: folders.union([target]), to: &paths)
      default: continue
      }
    }
  }

  // MARK: - What a build reads

  enum Use: CaseIterable {
    /// `Package.swift`, those for other versions of Swift, and the versions of what it depends on.
    case manifest
    /// What is compiled into modules and programs.
    case code
    case test
    /// What may be bundled with code.
    case resource
  }

  private static let codeEndings: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "m", "mm", "s", "S", "h", "hh", "hpp", "hxx", "inc", "modulemap", "apinotes",
  ]

  /// The files of a package that a build of it may read, each with its use.
  ///
  /// What a manifest says of targets is not asked, as that takes a second: code is what looks like it, wherever it lies, and a
  /// resource is any other file in a folder at the top of the package that has code in it. Packages within the package are others.
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

  /// Whether it lies where a package in it would be a file like others.
  private static func isUsual(_ path: String) -> Bool { ["Sources", "Tests"].contains(topFolder(path)) }

  private static func topFolder(_ path: String) -> Substring { path.firstIndex(of: "/").map { path[..<$0] } ?? "" }
}
