/// A patch line by line, with what is added and removed told apart by colour; the text stays what `git apply` takes.
package struct PatchText {
  package let lines: [StyledLine]

  package init(_ patch: String) {
    let text = patch.hasSuffix("\n") ? patch.dropLast() : patch[...]
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      StyledLine(String(line), Self.emphasis(of: line))
    }
  }

  private static func emphasis(of line: Substring) -> StyledLine.Emphasis {
    if line.hasPrefix("diff ") || line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return .heading }
    if line.hasPrefix("@@ ") || line.hasPrefix("index ") { return .faint }
    return line.hasPrefix("+") ? .added : line.hasPrefix("-") ? .alarm : .none
  }
}

/// A patch on the page: what is added and removed has its sign and a colour of its own, and is marked up as that.
struct PatchMarkup {
  private let patch: String

  init(_ patch: String) { self.patch = patch }

  /// - Parameters:
  ///   - id: What a link leads to.
  ///   - architecture: Whose patch it is.
  func markup(id: String, of architecture: String) -> Markup {
    Markup(
      "pre", ["class": "diff", "id": id, "tabindex": "0", "data-architecture": architecture, "aria-label": "Diff"]
    ) {
      for run in runs { element(of: run) }
    }
  }

  /// Lines of one kind that follow each other.
  private var runs: [(kind: StyledLine.Emphasis, lines: [String])] {
    PatchText(patch).lines.reduce(into: []) { runs, line in
      if runs.last?.kind == line.emphasis {
        runs[runs.count - 1].lines.append(line.text)
      } else {
        runs.append((line.emphasis, [line.text]))
      }
    }
  }

  private func element(of run: (kind: StyledLine.Emphasis, lines: [String])) -> Markup {
    let text = run.lines.map { "\($0)\n" }.joined()
    return switch run.kind {
    case .added: Markup("ins") { text }
    case .alarm: Markup("del") { text }
    case .heading: Markup("span", ["class": "file"]) { text }
    case .faint: Markup("span", ["class": "hunk"]) { text }
    default: Markup("span") { text }
    }
  }
}
