import Basics
import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// A change request, as a folder below `ChangeRequests` has it: `request.md`, `given.patch`, its stories, what they supersede, and a patch for
/// each implementation.
package struct ChangeRequest {
  /// A story that no longer holds.
  struct Superseded {
    let story: String
    let line: Int
  }

  /// The folder's name.
  package let id: String
  /// The client's words, which stand in `request.md` between `*“` and `”*`.
  package let wish: String
  let folder: URL
  /// The package that it changes.
  package let package: URL

  /// All that a package has, in their order.
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
    wish = String(words).replacing("\n", with: " ")
  }

  // MARK: - Files

  /// One of its files as messages name it, below the package.
  func place(of name: String) -> String { "ChangeRequests/\(id)/\(name)" }

  /// Nil where there is no such file.
  func text(of name: String) throws(ChangeError) -> String? {
    try Self.text(at: folder.appending(path: name), named: place(of: name))
  }

  static func text(at file: URL, named name: String) throws(ChangeError) -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(file: name) }
    return text
  }

  /// How many patches of an implementation there may be, each made without sight of the others.
  static let rounds = 1...3

  /// What the patch of an implementation is called: the first by its name alone, as `MVC.patch`, then `MVC.2.patch` and `MVC.3.patch`.
  static func patchName(of architecture: String, round: Int = 1) -> String {
    round == 1 ? "\(architecture).patch" : "\(architecture).\(round).patch"
  }

  /// Where the first patch of an implementation is, or would be.
  package func patchFile(of architecture: String) -> URL {
    folder.appending(path: Self.patchName(of: architecture))
  }

  /// What all patches of an implementation are called, whether they are there or not.
  static func patchNames(of profile: ArchitectureProfile) -> [String] {
    rounds.map { patchName(of: profile.name, round: $0) }
  }

  func hasPatch(of architecture: String, round: Int = 1) -> Bool {
    let file = folder.appending(path: Self.patchName(of: architecture, round: round))
    return FileManager.default.fileExists(atPath: file.path)
  }

  /// Which patches of an implementation there are.
  func patchedRounds(of profile: ArchitectureProfile) -> [Int] {
    Self.rounds.filter { hasPatch(of: profile.name, round: $0) }
  }

  /// The patch of an implementation that stands.
  package func patchText(by profile: ArchitectureProfile) throws -> String {
    let name = Self.patchName(of: profile.name, round: try standingRound(of: profile))
    guard let text = try text(of: name) else { throw ChangeError.noPatch(request: id, architecture: profile.name) }
    return text
  }

  /// What tells some texts and some of the package's files, as far as they are there, from any other content.
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

  var stories: URL { folder.appending(path: "stories.feature") }

  /// What `superseded.txt` names: a story a line, then “→” and what stands in its place.
  func superseded() throws(ChangeError) -> [Superseded] {
    try pairs(in: "superseded.txt", around: " → ", orThrow: ChangeError.nothingInItsPlace)
      .map { Superseded(story: $0.first, line: $0.line) }
  }

  /// What stands before and after a sign in the lines of one of its files, but for empty ones and comments.
  func pairs(
    in name: String, around sign: String, orThrow error: (_ place: String) -> ChangeError
  ) throws(ChangeError) -> [(first: String, second: Substring, line: Int)] {
    let lines = (try text(of: name) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
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
