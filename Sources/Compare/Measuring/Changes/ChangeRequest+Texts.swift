import Foundation
import HeadlessUI
import Metrics
import Toolchain

extension ChangeRequest {
  typealias Change = (path: String, old: String?, new: String?)

  /// The texts of the package that differ once what is given is there, and then some patches; nil for files that are gone.
  /// - Parameter round: Which patch of each implementation: the first, the second or the third; nil for the one that stands.
  package func texts(with profiles: [ArchitectureProfile] = [], round: Int? = nil) throws -> [String: String?] {
    try texts(with: profiles.map { ($0, try patchName(by: $0, round: round)) })
  }

  /// The same with patches that are named by their files.
  func texts(with patches: [(profile: ArchitectureProfile, file: String)]) throws -> [String: String?] {
    try patches.reduce(applying("given.patch", to: [:])) { texts, patch in
      try applying(patch.file, of: patch.profile, to: texts)
    }
  }

  /// What a patch of an implementation makes of the files that it is about.
  /// - Parameter given: The texts once what is given is there, for who has them.
  func changes(
    by profile: ArchitectureProfile, round: Int? = nil, from given: [String: String?]? = nil
  ) throws -> [Change] {
    let given = try given ?? texts()
    let changed = try applying(patchName(by: profile, round: round), of: profile, to: given)
    return try changes(from: given, to: changed)
  }

  private func patchName(by profile: ArchitectureProfile, round: Int?) throws -> String {
    Self.patchName(of: profile.name, round: try round ?? standingRound(of: profile))
  }

  /// What is given makes of the files that it is about.
  func givenChanges() throws -> [Change] { try changes(from: [:], to: texts()) }

  private func changes(from old: [String: String?], to new: [String: String?]) throws(ChangeError) -> [Change] {
    try new.keys.sorted().filter { old[$0] != new[$0] }.map { path throws(ChangeError) -> Change in
      (path, try text(at: path, old), new[path] ?? nil)
    }
  }

  /// A file of the package where some texts are others.
  func text(at path: String, _ texts: [String: String?]) throws(ChangeError) -> String? {
    if let text = texts[path] { return text }
    return try Self.text(at: package.appending(path: path), named: path)
  }

  private func applying(
    _ name: String, of profile: ArchitectureProfile? = nil, to texts: [String: String?]
  ) throws(ChangeError) -> [String: String?] {
    guard let source = try text(of: name) else {
      guard let profile else { return texts }
      throw .noPatch(request: id, architecture: profile.name)
    }
    do {
      let patch = try Patch(source)
      // A patch changes what is its implementation's alone.
      if let profile, let file = patch.files.first(where: { !isOwn($0.path, of: profile) }) {
        throw ChangeError.touchesOthers(
          place: "\(place(of: name)):\(file.line)", path: file.path, architecture: profile.name,
          folders: folders(of: profile))
      }
      return texts.merging(try patch.applied { try text(at: $0, texts) }) { _, new in new }
    } catch let error as PatchError {
      throw .patch("\(place(of: name)):\(error.line)", error)
    } catch let error as ChangeError {
      throw error
    } catch {
      throw .unreadable(file: place(of: name))
    }
  }

  /// The folders of an implementation: its sources, and its own tests.
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
