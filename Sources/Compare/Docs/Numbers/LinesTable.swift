internal import Metrics
internal import Results
internal import SyntaxFacts

/// The size of files and folders, counted as they are now.
struct LinesTable {
  let project: ProjectFolder

  /// - Parameter document: Where the table stands; its paths are links from there.
  func lines(_ paths: [String], in document: String) throws(DocsProblem) -> [String] {
    guard !paths.isEmpty else { throw NumbersKind.lines.malformed(paths) }
    let rows = try paths.map { path throws(DocsProblem) -> [String] in
      let files = try project.swiftFacts(at: project.checked(path))
      return [RelativeLink.markdown(to: path, from: document)]
        + SourceSize.allCases.map { $0.count(in: files).map(NumberText.plain) ?? "–" }
    }
    let header = [""] + SourceSize.allCases.map(\.title)
    return NumbersTable(header: header, rows: rows, beginsWithMarkdown: true).lines
  }
}

extension ProjectFolder {
  func swiftFacts(at path: String) throws(DocsProblem) -> [SourceFile] {
    try Result { try SyntaxReader.files(at: place(path)) }
      .mapError { DocsProblem.unreadable(path, reason: "\($0)") }.get()
  }
}

/// What is counted in files anew each time.
enum SourceSize: String, CaseIterable {
  case files, code, statements, cyclomatic, cognitive

  var title: String {
    switch self {
    case .files: "files"
    case .code: "code lines"
    case .statements: "statements"
    case .cyclomatic: "cyclomatic, most"
    case .cognitive: "cognitive, most"
    }
  }

  /// Nil where there is nothing to be counted.
  func count(in files: [SourceFile]) -> Int? {
    switch self {
    case .files: files.count
    case .code: files.reduce(0) { $0 + $1.facts.lines.code }
    case .statements: files.reduce(0) { $0 + $1.facts.statements }
    case .cyclomatic: files.flatMap(\.facts.units).map(\.cyclomatic).max()
    case .cognitive: files.flatMap(\.facts.units).map(\.cognitive).max()
    }
  }
}
