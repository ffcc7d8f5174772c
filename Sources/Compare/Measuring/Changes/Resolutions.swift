import Foundation

/// `ChangeRequests/resolutions.txt`: the lines that replace conflicts between common patches, and between a patch and
/// the other request's common patch. A heading `@@ 01+05 PATH` is followed by the lines that replace the next conflict.
struct Resolutions {
  nonisolated static let file = "ChangeRequests/resolutions.txt"
  private let texts: [String: [String]]

  /// - Parameter file: The path in the package. A missing file has no replacements.
  init(in package: URL, named file: String = file) throws(ChangeError) {
    self.init(try ChangeRequest.text(at: package.appending(path: file), named: file) ?? "")
  }

  init(_ text: String) {
    var texts: [String: [String]] = [:]
    for block in text.split(separator: #/(?m)^@@ /#).dropFirst(text.hasPrefix("@@ ") ? 0 : 1) {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      var content = lines.dropFirst()
      // The last line's end, and one empty line that separates the blocks.
      for _ in 0..<2 where content.last?.isEmpty == true { content.removeLast() }
      texts[String(lines[0]), default: []].append(content.map { "\($0)\n" }.joined())
    }
    self.texts = texts
  }

  /// Returns the replacements for a file's conflicts, one at each call.
  func replacement(for path: String, in pair: String) -> (TextMerge.Conflict) -> String? {
    var left = texts["\(pair) \(path)"]?[...] ?? []
    return { _ in left.popFirst() }
  }

  /// Returns the replacement of a conflict whose heading has its key.
  func replacement(of conflict: TextMerge.Conflict, in path: String) -> String? {
    texts["\(conflict.key) \(path)"]?.first
  }

  /// Returns a conflict in the format of the file, to be replaced by hand.
  static func block(_ key: String, _ path: String, _ conflict: TextMerge.Conflict) -> String {
    "@@ \(key) \(path)\n\(conflict.first)=======\n\(conflict.second)"
  }
}

/// `ChangeRequests/contradictions.txt`: the pairs of requests that contradict each other, as `PAIR: REASON`.
struct Contradictions {
  static let file = "ChangeRequests/contradictions.txt"
  private let reasons: [String: String]

  init(in package: URL) throws(ChangeError) {
    let text = try ChangeRequest.text(at: package.appending(path: Self.file), named: Self.file) ?? ""
    reasons = Dictionary(
      text.matches(of: /(?m)^(\d+\+\d+): (.+)$/).map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $1 })
  }

  subscript(pair: RequestPair) -> String? { reasons[pair.name] }
}
