/// Something about documents that doesn't keep them from being filled, and that has to be mended nevertheless.
package enum DocsFault: Equatable, Sendable {
  case stale(mark: String)
  case untrue(claim: String, numbers: String)
  case unusedSnippet(String)
  case unlinkedChapter
  case deadLink(String)
  case deadAnchor(String, path: String)
  case malformedLink(String)
  case badCommand(String, reason: String)
  /// A number that follows from the sources, and that came out differently.
  case changed(measure: String, architecture: String, kept: String, measured: String)
  case changedBehaviour(kept: [String], measured: [String])
}

// MARK: - CustomStringConvertible

extension DocsFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .stale(let mark): "“\(mark)” is stale. “swift run compare docs” fills it anew."
    case .untrue(let claim, let numbers):
      "“\(claim)” is claimed and isn’t so: \(numbers). Correct the sentence, and the claim with it."
    case .unusedSnippet(let name): "No document shows the snippet “\(name)”. Show it, or take its marks away."
    case .unlinkedChapter: "No table of contents links to this chapter. Link to it in README.md or docs/README.md."
    case .deadLink(let target): "The link leads to “\(target)”, which isn’t there."
    case .deadAnchor(let anchor, let path): "The link leads to “#\(anchor)”, which \(path) doesn’t have."
    case .malformedLink(let target): "“\(target)” is no link as it stands."
    case .badCommand(let command, let reason): "“\(command)” can’t be run as it stands: \(reason)"
    case .changed(let measure, let architecture, let kept, let measured):
      "\(measure) of \(architecture) is \(measured), and \(kept) is kept. Scripts/refresh-docs measures anew."
    case .changedBehaviour(let kept, let measured):
      "Stories came to “\(measured.joined(separator: " "))”, and “\(kept.joined(separator: " "))” is kept. "
        + "Scripts/refresh-docs measures anew."
    }
  }
}

/// Something that is wrong, and where.
package struct Placed<Content: Equatable & CustomStringConvertible>: Equatable, CustomStringConvertible {
  /// The file, from the package on.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in characters.
  package let column: Int
  package let content: Content

  package init(path: String, line: Int, column: Int = 1, _ content: Content) {
    self.path = path
    self.line = line
    self.column = column
    self.content = content
  }

  /// As compilers write it.
  package var description: String { "\(path):\(line):\(column): \(content)" }
}

package typealias DocsFinding = Placed<DocsFault>
package typealias PlacedProblem = Placed<DocsProblem>
