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
