extension DocsFinding {
  /// Where, what, and what to do.
  package var description: String { "\(path):\(line):\(column): \(sentence)" }

  private var sentence: String {
    switch kind {
    case .stale(let mark): "“\(mark)” is stale. “swift run compare docs” fills it anew."
    case .untrue(let claim, let numbers):
      "“\(claim)” is claimed and isn’t so: \(numbers). Correct the sentence, and the claim with it."
    case .unclaimed(let word):
      "“\(word)” compares, and nothing checks it. Write \(Claim.form) beside it, or <!-- no claim: WHY -->."
    case .unsaid(let claim):
      "“\(claim)” is claimed, and the paragraph doesn’t say that number. Write it there, or correct the claim."
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
