internal import Report

enum NumbersTable {
  /// - Parameter rows: Rows in Markdown.
  static func lines(header: [String], rows: [String]) -> [String] {
    let columns = [":--"] + header.dropFirst().map { _ in "--:" }
    return [MarkdownText.row(header), "|" + columns.joined(separator: "|") + "|"] + rows
  }
}
