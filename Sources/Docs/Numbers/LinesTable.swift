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
    let header = ["", "files", "code lines", "statements", "cyclomatic, most", "cognitive, most"]
    return NumbersTable(header: header, rows: rows).lines
  }

  private func numbers(of path: String) throws(DocsProblem) -> [String] {
    let files = try project.swiftFacts(at: project.checked(path))
    let units = files.flatMap(\.facts.units)
    return [files.count, files.reduce(0) { $0 + $1.facts.lines.code }, files.reduce(0) { $0 + $1.facts.statements }]
      .map(String.init) + [units.map(\.cyclomatic), units.map(\.cognitive)].map { $0.max().map(String.init) ?? "–" }
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
