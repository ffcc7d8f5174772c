import Foundation

/// `ChangeRequests/resolutions.txt`: the lines that replace conflicts between common patches, and between a patch and
/// the other request's common patch. A heading `@@ 01+05 PATH` is followed by the lines that replace the next conflict.
struct Resolutions {
  nonisolated static let file = "ChangeRequests/resolutions.txt"
  private let texts: [String: [String]]

  init(in package: URL) throws(ChangeError) {
    let text = try ChangeRequest.text(at: package.appending(path: Self.file), named: Self.file) ?? ""
    self.init(text)
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

  /// The replacements for a file in the order of its conflicts.
  func replacements(for path: String, in pair: String) -> [String] { texts["\(pair) \(path)"] ?? [] }
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
