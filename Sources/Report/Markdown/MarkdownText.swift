/// Text and rows as Markdown takes them.
package enum MarkdownText {
  /// A row of a table.
  package static func row(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  /// What would begin something else in Markdown, and in HTML, is written out.
  package static func escaped(_ text: String) -> String {
    text.replacing("\n", with: " ").replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("<", with: "&lt;").replacing("*", with: "\\*").replacing("_", with: "\\_").replacing("`", with: "\\`")
  }
}
