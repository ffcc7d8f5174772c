import Basics
import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// A folder in `ChangeRequests`: `request.md`, the common patch, stories, the stories they supersede, and the patches
/// of each implementation.
package struct ChangeRequest {
  struct Superseded {
    let story: String
    let line: Int
  }

  static let commonPatch = "given.patch"
  /// The numbers of an implementation's patches, each written without seeing the others.
  static let attempts = 1...3

  /// The name of the folder.
  package let id: String
  /// The client's words, between `*“` and `”*` in `request.md`.
  package let wish: String
  let folder: URL
  let package: URL

  package static func all(in package: URL) throws(ChangeError) -> [ChangeRequest] {
    let folder = package.appending(path: "ChangeRequests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let requests = names.sorted().filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/request.md").path)
    }
    guard !requests.isEmpty else { throw .noRequests(folder: folder.path) }
    return try requests.map { name throws(ChangeError) in try ChangeRequest(name, in: package) }
  }

  private init(_ id: String, in package: URL) throws(ChangeError) {
    self.id = id
    self.package = package.withoutLinks
    folder = package.appending(path: "ChangeRequests/\(id)")
    let file = "ChangeRequests/\(id)/request.md"
    let text = try Self.text(at: package.appending(path: file), named: file) ?? ""
    guard let words = text.firstMatch(of: /\*(“[^*]+”)\*/)?.1 else { throw .noWish(file: file) }
    wish = String(words).lines.joined(separator: " ")
  }

  // MARK: - Patches

  /// Returns the file name of an implementation's patch, such as `MVC.patch`, `MVC.2.patch` or `MVC.3.patch`.
  static func patchName(of architecture: String, attempt: Int = 1) -> String {
    attempt == 1 ? "\(architecture).patch" : "\(architecture).\(attempt).patch"
  }

  /// Returns the file names of an implementation's patches, whether or not they exist.
  static func patchNames(of profile: ArchitectureProfile) -> [String] {
    attempts.map { patchName(of: profile.name, attempt: $0) }
  }

  func hasPatch(of architecture: String, attempt: Int = 1) -> Bool {
    let file = folder.appending(path: Self.patchName(of: architecture, attempt: attempt))
    return FileManager.default.fileExists(atPath: file.path)
  }

  func patchedAttempts(by profile: ArchitectureProfile) -> [Int] {
    Self.attempts.filter { hasPatch(of: profile.name, attempt: $0) }
  }

  var stories: URL { folder.appending(path: "stories.feature") }

  /// Whether the change has an effect for users. If it has none, all stories of the app must still pass.
  package var hasStories: Bool { FileManager.default.fileExists(atPath: stories.path) }

  func place(of name: String) -> String { "ChangeRequests/\(id)/\(name)" }

  /// - Returns: `nil` if the file doesn't exist.
  func text(of name: String) throws(ChangeError) -> String? {
    try Self.text(at: folder.appending(path: name), named: place(of: name))
  }

  static func text(at file: URL, named name: String) throws(ChangeError) -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(file: name) }
    return text
  }

  /// Returns a hash of texts, and of files in the package, ignoring missing ones.
  func hash(of texts: [String] = [], files: [String]) -> String {
    var hash = ContentHash()
    for text in texts { hash.add(text) }
    for path in files {
      guard let data = try? Data(contentsOf: package.appending(path: path)) else { continue }
      hash.add(path)
      hash.add(data)
    }
    return hash.text
  }

  /// Reads `superseded.txt`, in which each line has a story, “→”, and its replacement.
  func superseded() throws(ChangeError) -> [Superseded] {
    try pairs(in: "superseded.txt", around: " → ", orThrow: ChangeError.nothingInItsPlace)
      .map { Superseded(story: $0.first, line: $0.line) }
  }

  /// Reads `seeds.txt`, in which each line `NAME: TYPE, TYPE` has the types where the author of `NAME.patch` predicted
  /// its start; `NAME.3: …` is the prediction of the author of `NAME.3.patch`.
  func predictedStarts() throws(ChangeError) -> [String: Set<String>] {
    try pairs(in: "seeds.txt", around: ": ", orThrow: ChangeError.noSeed).reduce(into: [:]) { starts, pair in
      starts[pair.first] = Set(pair.second.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// The types where the author of this patch predicted its start; `nil` without a prediction by that author.
  func predictedStart(of architecture: String, attempt: Int) throws(ChangeError) -> Set<String>? {
    try predictedStarts()[String(Self.patchName(of: architecture, attempt: attempt).dropLast(".patch".count))]
  }

  /// Returns the parts of each line before and after a separator, ignoring empty lines and comments.
  private func pairs(
    in name: String, around sign: String, orThrow error: (_ place: String) -> ChangeError
  ) throws(ChangeError) -> [(first: String, second: Substring, line: Int)] {
    let lines = (try text(of: name) ?? "").lines
    var pairs: [(first: String, second: Substring, line: Int)] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let range = line.firstRange(of: sign), range.upperBound < line.endIndex else {
        throw error("\(place(of: name)):\(index + 1)")
      }
      pairs.append((String(line[..<range.lowerBound]), line[range.upperBound...], index + 1))
    }
    return pairs
  }
}

extension ChangeRequest {
  /// A file of the package before and after a change; a text is `nil` if the file doesn't exist.
  typealias Change = (path: String, old: String?, new: String?)

  /// Returns new texts by path after applying the common patch and then others; `nil` for a deleted file.
  func texts(with patches: [(profile: ArchitectureProfile, file: String)] = []) throws -> [String: String?] {
    try patches.reduce(applying(Self.commonPatch, to: [:])) { texts, patch in
      try applying(patch.file, of: patch.profile, to: texts)
    }
  }

  /// - Parameter common: The texts after the common patch.
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

  func text(at path: String, _ texts: [String: String?]) throws(ChangeError) -> String? {
    if let text = texts[path] { return text }
    return try Self.text(at: package.appending(path: path), named: path)
  }

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
