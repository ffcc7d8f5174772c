import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// A folder in which somebody meets a change request: the package with what is given.
package struct WorkFolder {
  private let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Fills the folder, which is made where there is none.
  package func fill(with request: ChangeRequest, patchedFor profiles: [ArchitectureProfile]) throws {
    let files = FileManager.default
    let texts = try request.texts(with: profiles)
    guard (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? !files.fileExists(atPath: folder.path)
    else { throw ChangeError.folderInUse(folder.path) }
    // Read before the folder is made, which may be one in the package.
    var paths = Set(try PackageFiles.paths(in: request.package)).union(texts.keys)
    // Hidden files are nobody's sources, but by this one what is written there is formatted.
    if files.fileExists(atPath: request.package.appending(path: ".swift-format").path) { paths.insert(".swift-format") }
    for path in paths.sorted() where texts[path] != .some(nil) {
      let target = folder.appending(path: path)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let text = texts[path] ?? nil {
        try Data(text.utf8).write(to: target)
      } else {
        try files.copyItem(at: request.package.appending(path: path).resolvingSymlinksInPath(), to: target)
      }
    }
  }

  /// What somebody has changed of an implementation since the folder was filled, as a patch, and what else differs.
  package func patch(
    of profile: ArchitectureProfile, for request: ChangeRequest
  ) throws -> (text: String, otherPaths: [String]) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw ChangeError.noPackage(folder: folder.path)
    }
    let given = try request.texts()
    let own = request.folders(of: profile).map { "\($0)/" }
    var changes: [(path: String, old: String?, new: String?)] = []
    var others: [String] = []
    let before = Set(try PackageFiles.paths(in: request.package)).union(given.keys)
    for path in try before.union(PackageFiles.paths(in: folder)).sorted() {
      if own.contains(where: path.hasPrefix) {
        let new = try ChangeRequest.text(at: folder.appending(path: path), named: path)
        changes.append((path, try request.text(at: path, given), new))
      } else if !path.hasPrefix("ChangeRequests/"), try data(at: path, in: request.package, given) != data(at: path) {
        others.append(path)
      }
    }
    let text = Patch.text(of: changes)
    guard !text.isEmpty else {
      throw ChangeError.nothingChanged(folder: folder.path, architecture: profile.name)
    }
    return (text, others)
  }

  private func data(at path: String, in package: URL, _ texts: [String: String?]) throws -> Data? {
    if let text = texts[path] { return text.map { Data($0.utf8) } }
    return try? Data(contentsOf: package.appending(path: path))
  }

  private func data(at path: String) -> Data? { try? Data(contentsOf: folder.appending(path: path)) }
}
