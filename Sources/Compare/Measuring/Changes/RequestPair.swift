import HeadlessUI
import Results

/// Two requests implemented side by side, each on a branch from the project with the common patches of both.
struct RequestPair {
  /// The merge of an implementation's patches for both requests.
  struct Merge {
    /// The implementation's changed texts by path; `nil` for a deleted file.
    fileprivate(set) var texts: [String: String?] = [:]
    /// The files in which both patches changed the same lines.
    fileprivate(set) var conflicts: [String] = []
    /// The files in which a patch and the other request's common patch changed the same lines, without a resolution.
    fileprivate(set) var unresolved: [String] = []
  }

  /// The texts after common patches, by path.
  struct Base {
    let both: [String: String?]
    fileprivate let each: [[String: String?]]
  }

  let first: ChangeRequest
  let second: ChangeRequest

  /// - Parameter names: The pairs, such as `01+05`; all if empty.
  static func all(of requests: [ChangeRequest], named names: [String] = []) -> [RequestPair] {
    requests.indices.flatMap { first in
      requests.indices.dropFirst(first + 1).map { RequestPair(first: requests[first], second: requests[$0]) }
    }.filter { names.isEmpty || names.contains($0.name) }
  }

  var requests: [ChangeRequest] { [first, second] }

  /// The numbers of both, such as `01+05`.
  var name: String { requests.map(\.number).joined(separator: "+") }

  /// Merges the common patches.
  /// - Throws: `ChangeError.unresolved` if git can't, and no resolution is recorded.
  func base(_ resolutions: Resolutions) throws -> Base {
    let each = try requests.map { try $0.texts() }
    var both: [String: String?] = [:]
    for path in Set(each.flatMap(\.keys)) {
      let merge = try TextMerge(
        first.text(at: path, [:]), first.text(at: path, each[0]), second.text(at: path, each[1]),
        replacement: resolutions.replacement(for: path, in: name))
      guard merge.open.isEmpty else { throw ChangeError.unresolved(pair: name, path: path) }
      both[path] = .some(merge.text)
    }
    return Base(both: both, each: each)
  }

  /// - Parameter attempts: The patch of each request.
  func merge(
    by profile: ArchitectureProfile, attempts: [Int], onto base: Base, _ resolutions: Resolutions
  ) throws -> Merge {
    let changes = try requests.indices.map { index in
      try requests[index].changes(by: profile, attempt: attempts[index], from: base.each[index])
    }
    var result = Merge()
    for path in Set(changes.joined().map(\.path)).sorted() {
      let common = try first.text(at: path, base.both)
      let replacement = resolutions.replacement(for: path, in: name)
      let sides = try changes.map { changes in
        guard let change = changes.first(where: { $0.path == path }) else { return common }
        let merge = try TextMerge(change.old, common, change.new, replacement: replacement)
        if !merge.open.isEmpty { result.unresolved.append(path) }
        return merge.text
      }
      let merge = try TextMerge(common, sides[0], sides[1])
      if !merge.conflicts.isEmpty { result.conflicts.append(path) }
      result.texts[path] = .some(merge.text)
    }
    return result
  }
}

extension ChangeRequest {
  /// The digits at the beginning of the name.
  package var number: String { String(id.prefix { $0.isNumber }) }
}
