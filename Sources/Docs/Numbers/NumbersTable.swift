internal import Report

/// A table of Markdown, its first column to the left and numbers to the right.
struct NumbersTable {
  let header: [String]
  let rows: [[String]]

  var lines: [String] {
    [
      MarkdownText.row(header),
      "|" + ([":--"] + header.dropFirst().map { _ in "--:" }).joined(separator: "|") + "|",
    ] + rows.map(MarkdownText.row)
  }
}
