extension DocsFinding {
  /// Where, what, and what to do.
  package var description: String { "\(path):\(line):\(column): \(sentence)" }

  private var sentence: String {
    switch kind {
    case .stale(let mark): "“\(mark)” is stale. “swift run compare docs” fills it anew."
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
