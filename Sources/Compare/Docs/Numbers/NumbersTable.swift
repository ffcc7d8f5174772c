internal import Report

/// A table of Markdown with names on the left and numbers on the right.
enum NumbersTable {
  /// - Parameter rows: Each as Markdown.
  static func lines(header: [String], rows: [String]) -> [String] {
    let columns = [":--"] + header.dropFirst().map { _ in "--:" }
    return [MarkdownText.row(header), "|" + columns.joined(separator: "|") + "|"] + rows
  }
}
