/// A line of a document that names a step of a story: on a site that has a report's page, it leads to that step in the explorer.
package struct ExplorerMark: Equatable, Sendable {
  static let form = "<!-- explorer: ONE OTHER, step N of STORY -->"

  /// Whom the two sides show.
  package let left: String
  package let right: String
  /// From 1, the steps of the background included.
  package let step: Int
  package let story: String

  /// - Throws: When it looks like a mark and is none.
  /// - Returns: nil for any other line.
  init?(_ line: String) throws(DocsProblem) {
    guard line.hasPrefix("<!-- explorer") else { return nil }
    guard let match = line.wholeMatch(of: /<!-- explorer: (\S+) (\S+), step (\d+) of (.+) -->/), let step = Int(match.3)
    else { throw .malformed(mark: line, form: Self.form) }
    (left, right, story) = (String(match.1), String(match.2), String(match.4))
    self.step = step
  }
}

/// Whether the steps are there that documents lead to.
struct ExplorerCheck {
  /// Where a step is on a report's page; nil where there is none.
  let address: (ExplorerMark) -> String?

  func findings(in document: String, _ text: String) -> [DocsFinding] {
    MarkdownLines(text).lines.enumerated().compactMap { index, line in
      guard line.fence == nil else { return nil }
      let bare = line.text.trimmingSpaces
      do {
        guard let mark = try ExplorerMark(bare), address(mark) == nil else { return nil }
      } catch {
        return DocsFinding(path: document, line: index + 1, .unclearStep(bare, form: ExplorerMark.form))
      }
      return DocsFinding(path: document, line: index + 1, .deadStep(bare))
    }
  }
}
