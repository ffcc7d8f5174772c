/// The table of a screen's elements in `docs/app-spec.md`.
struct ElementTable {
  struct Row {
    let id: String
    /// The kind, and in quotation marks the text if it never changes.
    let kind: String
    /// The initial look.
    let state: String
    let line: Int
  }

  /// The rows from top to bottom; none if no section's heading has the screen's name.
  let rows: [Row]
  /// True if the states describe the layout before any content.
  let isAtFirst: Bool

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
