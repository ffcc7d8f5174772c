import Foundation
import HeadlessUI
import Metrics
import Toolchain

extension ChangeRequest {
  /// A file of the package before and after a change; `nil` if it doesn't exist.
  typealias Change = (path: String, old: String?, new: String?)

  /// The files of the package that change with the common patch, and then with some others.
  /// - Returns: The new texts by path; `nil` for a deleted file.
  func texts(with patches: [(profile: ArchitectureProfile, file: String)] = []) throws -> [String: String?] {
    try patches.reduce(applying(Self.commonPatch, to: [:])) { texts, patch in
      try applying(patch.file, of: patch.profile, to: texts)
    }
  }

  /// The changes that one patch of an implementation makes.
  /// - Parameter common: The texts with the common patch.
  func changes(
    by profile: ArchitectureProfile, attempt: Int, from common: [String: String?]
  ) throws -> [Change] {
    let file = Self.patchName(of: profile.name, attempt: attempt)
    return try changes(from: common, to: applying(file, of: profile, to: common))
  }

  func changes(from old: [String: String?], to new: [String: String?]) throws(ChangeError) -> [Change] {
    try new.keys.sorted().filter { old[$0] != new[$0] }.map { path throws(ChangeError) -> Change in
      (path, try text(at: path, old), new[path] ?? nil)
    }
  }

  /// A file of the package once some texts have changed.
  func text(at path: String, _ texts: [String: String?]) throws(ChangeError) -> String? {
    if let text = texts[path] { return text }
    return try Self.text(at: package.appending(path: path), named: path)
  }

  /// One of the patches, parsed and as text; `nil` if there is no such file.
  func patch(named name: String) throws(ChangeError) -> (patch: Patch, text: String)? {
    guard let text = try text(of: name) else { return nil }
    do { return (try Patch(text), text) } catch { throw .patch("\(place(of: name)):\(error.line)", error) }
  }

  private func applying(
    _ name: String, of profile: ArchitectureProfile? = nil, to texts: [String: String?]
  ) throws -> [String: String?] {
    guard let patch = try patch(named: name)?.patch else {
      guard let profile else { return texts }
      throw ChangeError.noPatch(request: id, architecture: profile.name)
    }
    if let profile, let file = patch.files.first(where: { !isOwn($0.path, of: profile) }) {
      throw ChangeError.touchesOthers(
        place: "\(place(of: name)):\(file.line)", path: file.path, architecture: profile.name,
        folders: folders(of: profile))
    }
    do {
      return texts.merging(try patch.applied { try text(at: $0, texts) }) { _, new in new }
    } catch let error as PatchError {
      throw ChangeError.patch("\(place(of: name)):\(error.line)", error)
    }
  }

  /// The folders of an implementation: its sources and its own tests.
  func folders(of profile: ArchitectureProfile) -> [String] {
    [sources(of: profile), "Tests/\(profile.testModule)"]
  }

  func isOwn(_ path: String, of profile: ArchitectureProfile) -> Bool {
    folders(of: profile).contains { path.hasPrefix("\($0)/") }
  }

  func sources(of profile: ArchitectureProfile) -> String {
    String(BuiltPackage.location(of: profile.sources).path.dropFirst(package.path.count + 1))
  }
}
