import Foundation
import HeadlessUI

/// A copy of the package with a request's common patch, for implementing the request.
package struct WorkFolder {
  private let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Copies the package into the folder, which must not exist yet.
  /// - Parameters:
  ///   - profiles: Implementations whose accepted patches are also applied.
  ///   - isCopied: True for paths of files to copy.
  package func fill(
    with request: ChangeRequest, patchedFor profiles: [ArchitectureProfile],
    where isCopied: (String) -> Bool = { _ in true }
  ) throws {
    let files = FileManager.default
    let texts = try request.texts(with: profiles.map { ($0, try request.acceptedPatchName(by: $0)) })
    guard (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? !files.fileExists(atPath: folder.path)
    else { throw ChangeError.folderInUse(folder.path) }
    // Listed before creating the folder, because that may be in the package.
    var paths = Set(try PackageFiles.paths(in: request.package)).union(texts.keys)
    // The only hidden file needed, because it configures the formatter.
    if files.fileExists(atPath: request.package.appending(path: ".swift-format").path) { paths.insert(".swift-format") }
    for path in paths.sorted() where texts[path] != .some(nil) && isCopied(path) {
      let target = folder.appending(path: path)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let text = texts[path] ?? nil {
        try Data(text.utf8).write(to: target)
      } else {
        try files.copyItem(at: request.package.appending(path: path).resolvingSymlinksInPath(), to: target)
      }
    }
  }

  /// Records an implementation's changes as its first patch, and returns the patch and other changed files.
  package func record(
    _ profile: ArchitectureProfile, for request: ChangeRequest
  ) throws -> (patch: URL, otherPaths: [String]) {
    let (changes, others) = try changes(by: profile, for: request)
    let name = ChangeRequest.patchName(of: profile.name)
    let text = try ScratchRepository.diff(of: changes)
    // A patch with the same contents keeps its bytes, so its measured effects remain valid.
    if try request.text(of: name).map(RebasedPatch.contents) != RebasedPatch.contents(in: text) {
      try Data(text.utf8).write(to: request.folder.appending(path: name), options: .atomic)
    }
    return (request.folder.appending(path: name), others)
  }

  /// Returns an implementation's changes since the copy was made, and the paths of other changed files.
  func changes(
    by profile: ArchitectureProfile, for request: ChangeRequest
  ) throws -> (own: [ChangeRequest.Change], otherPaths: [String]) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw ChangeError.noPackage(folder: folder.path)
    }
    let common = try request.texts()
    let given = ["request.md", "stories.feature", "superseded.txt"].map(request.place)
    var changes: [ChangeRequest.Change] = []
    var others: [String] = []
    let before = Set(try PackageFiles.paths(in: request.package)).union(common.keys)
    let isPractice = FileManager.default.fileExists(atPath: folder.appending(path: Practice.task).path)
    for path in try before.union(PackageFiles.paths(in: folder)).sorted() {
      if isPractice, path == Practice.task || !request.isInPractice(path) { continue }
      if request.isOwn(path, of: profile) {
        let new = try ChangeRequest.text(at: folder.appending(path: path), named: path)
        let old = try request.text(at: path, common)
        if old != new { changes.append((path, old, new)) }
      } else if given.contains(path) || !path.hasPrefix("ChangeRequests/"),
        data(at: path, in: request.package, common) != data(at: path)
      {
        others.append(path)
      }
    }
    guard !changes.isEmpty else {
      throw ChangeError.nothingChanged(folder: folder.path, architecture: profile.name)
    }
    return (changes, others)
  }

  private func data(at path: String, in package: URL, _ texts: [String: String?]) -> Data? {
    if let text = texts[path] { return text.map { Data($0.utf8) } }
    return try? Data(contentsOf: package.appending(path: path))
  }

  private func data(at path: String) -> Data? { try? Data(contentsOf: folder.appending(path: path)) }
}
