/// The table of a screen's elements in `docs/app-spec.md`.
struct ElementTable {
  struct Row {
    let id: String
    /// The kind, and what the element reads if that never changes, between quotation marks.
    let kind: String
    /// How it looks at first.
    let state: String
    let line: Int
  }

  /// The rows from top to bottom; none when no section is headed by the screen's name.
  let rows: [Row]
  /// Whether the states are those of the screen as it is laid out, before anything has come.
  let isAtFirst: Bool

  /// Reads the table below the heading that has the screen's name in parentheses.
  init(of screen: String, in markdown: String) {
    var rows: [Row] = []
    var isAtFirst = false
    var isInSection = false
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") { isInSection = line.contains("(`\(screen)`") }
      guard isInSection, line.hasPrefix("|") else { continue }
      let cells = line.replacing("\\|", with: "¦").split(separator: "|")
        .map { $0.replacing("¦", with: "|").drop { $0 == " " } }
        .map { $0.hasSuffix(" ") ? $0.dropLast() : $0 }
      if cells.last == "at first" { isAtFirst = true }
      guard cells.count == 3, let id = cells[0].wholeMatch(of: /`(.+)`/)?.1 else { continue }
      rows.append(Row(id: String(id), kind: String(cells[1]), state: String(cells[2]), line: index + 1))
    }
    self.rows = rows
    self.isAtFirst = isAtFirst
  }
}
