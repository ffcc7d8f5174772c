import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts

/// All requests implemented side by side, each on a branch from the project with all common patches, and then merged
/// one after the other. Only sources take part.
///
/// `ChangeRequests/sequences` has what is done by hand. `common.txt` has the lines that replace conflicts between common
/// patches, below `@@ common PATH`; `NAME.txt` those between an implementation's patch and common ones, below
/// `@@ 03 PATH`, and between its patches, below `@@ KEY PATH`, where the key is of both sides' lines. `NAME.patch`
/// repairs what git merges and doesn't work.
struct RequestSequence {
  /// What one order comes to.
  struct Merge {
    /// The changed texts, common ones included.
    fileprivate(set) var texts: [String: String?]
    fileprivate(set) var handwork = ConflictsResult.Handwork()
  }

  let profile: ArchitectureProfile
  private let requests: [ChangeRequest]
  private let resolutions: Resolutions
  /// The texts after all common patches.
  let base: [String: String?]
  /// The texts of each request's branch.
  private var branches: [[String: String?]] = []
  /// A Latin square: each order begins with another request and goes on in a circle.
  private(set) var orders: [Merge] = []
  /// The conflicts that nobody has resolved, in the format of the file for their resolutions.
  private(set) var open: [String]

  /// - Parameter attempts: The patch of each request.
  init(of requests: [ChangeRequest], by profile: ArchitectureProfile, attempts: [Int]) throws {
    self.requests = requests
    self.profile = profile
    let (package, files) = (requests[0].package, Self.files(of: profile))
    resolutions = try Resolutions(in: package, named: files[1])
    let common = try requests.map { try $0.texts() }
    (base, open) = try Self.merged(common, of: requests[0], Resolutions(in: package, named: files[0]))
    for (index, request) in requests.enumerated() {
      try branches.append(
        branch(request.changes(by: profile, attempt: attempts[index], from: common[index]), of: request))
    }
    for first in requests.indices {
      try orders.append(merge(in: requests.indices.map { (first + $0) % requests.count }))
    }
  }

  /// The paths of what is done by hand, whether or not the files exist.
  static func files(of profile: ArchitectureProfile) -> [String] {
    ["common.txt", "\(profile.name).txt", "\(profile.name).patch"].map { "ChangeRequests/sequences/\($0)" }
  }

  func isNew(in order: Int) -> Bool { !orders[..<order].contains { $0.texts == orders[order].texts } }

  private static func merged(
    _ all: [[String: String?]], of request: ChangeRequest, _ resolutions: Resolutions
  ) throws -> (texts: [String: String?], open: [String]) {
    var (texts, open): ([String: String?], [String]) = ([:], [])
    for path in Set(all.flatMap(\.keys)).sorted() where path.hasPrefix("Sources/") {
      let original = try request.text(at: path, [:])
      let replacement = resolutions.replacement(for: path, in: "common")
      var text = original
      for other in all.compactMap({ $0[path] }) {
        let merge = try TextMerge(original, text, other, replacement: replacement)
        open += merge.open.map { Resolutions.block("common", path, $0) }
        text = merge.text
      }
      texts[path] = .some(text)
    }
    return (texts, open)
  }

  /// Brings a patch over to the project with all common patches.
  private mutating func branch(
    _ changes: [ChangeRequest.Change], of request: ChangeRequest
  ) throws -> [String: String?] {
    let sources = "\(request.sources(of: profile))/"
    var texts: [String: String?] = [:]
    for (path, old, new) in changes where path.hasPrefix(sources) {
      let merge = try TextMerge(
        old, request.text(at: path, base), new, replacement: resolutions.replacement(for: path, in: request.number))
      open += merge.open.map { Resolutions.block(request.number, path, $0) }
      texts[path] = .some(merge.text)
    }
    return texts
  }

  private mutating func merge(in order: [Int]) throws -> Merge {
    var result = Merge(texts: base)
    for branch in order.map({ branches[$0] }) {
      for (path, text) in branch.sorted(by: { $0.key < $1.key }) {
        let (base, trunk) = (try requests[0].text(at: path, base), try requests[0].text(at: path, result.texts))
        let merge = try TextMerge(base, trunk, text) { resolutions.replacement(of: $0, in: path) }
        for conflict in merge.open where !open.contains(where: { $0.hasPrefix("@@ \(conflict.key) \(path)\n") }) {
          open.append(Resolutions.block(conflict.key, path, conflict))
        }
        result.texts[path] = .some(merge.text)
        guard !merge.conflicts.isEmpty else { continue }
        result.handwork.conflicts += merge.conflicts.count
        result.handwork.statements += try Self.statementsByHand(base, trunk, text, merge.text)
      }
    }
    let repaired = try repaired(result.texts)
    result.handwork.repairs = try ChangeSize(
      requests[0].changes(from: result.texts, to: repaired).map { change in
        ChangeSize.File(
          path: change.path, before: try change.old.map(SyntaxReader.statements),
          after: try change.new.map(SyntaxReader.statements))
      }
    ).statements
    result.texts.merge(repaired) { $1 }
    return result
  }

  private func repaired(_ texts: [String: String?]) throws -> [String: String?] {
    let file = Self.files(of: profile)[2]
    guard let text = try ChangeRequest.text(at: requests[0].package.appending(path: file), named: file) else {
      return [:]
    }
    do {
      return try Patch(text).applied { try requests[0].text(at: $0, texts) }
    } catch let error as PatchError {
      throw ChangeError.patch("\(file):\(error.line)", error)
    }
  }

  /// Counts the statements by which a merged file differs from what both sides' changes say, put together.
  private static func statementsByHand(
    _ base: String?, _ first: String?, _ second: String?, _ merged: String?
  ) throws -> Int {
    let counts = try [base, first, second, merged].map { text in
      try SyntaxReader.statements(in: text ?? "").reduce(into: [String: Int]()) { $0[$1.text, default: 0] += 1 }
    }
    return Set(counts.flatMap(\.keys)).reduce(0) { sum, statement in
      let own = counts.map { $0[statement] ?? 0 }
      let together =
        own[1] == own[0] || own[1] == own[2] ? own[2] : own[2] == own[0] ? own[1] : own[1] + own[2] - own[0]
      return sum + abs(own[3] - together)
    }
  }
}
