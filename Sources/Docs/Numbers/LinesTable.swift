internal import Metrics
internal import Report
internal import SyntaxFacts

/// The size of files and folders, counted as they are now.
struct LinesTable {
  let project: ProjectFolder

  /// - Parameter document: Where the table stands; its paths are links from there.
  func lines(_ paths: [String], in document: String) throws(DocsProblem) -> [String] {
    guard !paths.isEmpty else { throw NumbersKind.lines.malformed(paths) }
    var rows: [[String]] = []
    for path in paths { rows.append([RelativeLink.markdown(to: path, from: document)] + (try numbers(of: path))) }
    let header = [""] + SourceSize.allCases.map(\.title)
    return NumbersTable(header: header, rows: rows, beginsWithMarkdown: true).lines
  }

  private func numbers(of path: String) throws(DocsProblem) -> [String] {
    let files = try project.swiftFacts(at: project.checked(path))
    return SourceSize.allCases.map { $0.count(in: files).map(NumberText.plain) ?? "–" }
  }
}

extension ProjectFolder {
  /// What the parser says of a file, or of all Swift files in a folder.
  func swiftFacts(at path: String) throws(DocsProblem) -> [SourceFile] {
    do {
      return try SyntaxReader.files(at: place(path))
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
  }
}
