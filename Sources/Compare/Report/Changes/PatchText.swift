/// The lines of a patch, coloured by addition and removal. `git apply` still accepts the text.
package struct PatchText {
  package let lines: [StyledLine]

  package init(_ patch: String) {
    // Splits scalars, because the CRLF of a file is one character.
    var scalars = patch.unicodeScalars[...]
    if scalars.last == "\n" { scalars.removeLast() }
    lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      StyledLine(String(line), Self.emphasis(of: Substring(line)))
    }
  }

  private static func emphasis(of line: Substring) -> StyledLine.Emphasis {
    if line.hasPrefix("diff ") || line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return .heading }
    if line.hasPrefix("@@ ") || line.hasPrefix("index ") { return .faint }
    return line.hasPrefix("+") ? .added : line.hasPrefix("-") ? .alarm : .none
  }
}

struct PatchMarkup {
  private let patch: String

  init(_ patch: String) { self.patch = patch }

  func markup(id: String, of architecture: String) -> Markup {
    Markup(
      "pre", ["class": "diff", "id": id, "tabindex": "0", "data-architecture": architecture, "aria-label": "Diff"]
    ) {
      for run in runs { element(of: run) }
    }
  }

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
