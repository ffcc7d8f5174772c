internal import Metrics
internal import Report
internal import Results

struct LinesTable {
  let project: ProjectFolder

  func lines(_ paths: [String], in document: String) throws(DocsProblem) -> [String] {
    let rows = try paths.map { path throws(DocsProblem) -> String in
      let files = try project.swiftFacts(at: path)
      let counts = SourceSize.allCases.map { $0.count(in: files).map(NumberText.plain) ?? "–" }
      return "| \(ProjectFolder.link(to: path, from: document)) \(MarkdownText.row(counts))"
    }
    return MarkdownText.table(header: [""] + SourceSize.allCases.map(\.title), rows: rows)
  }
}

extension MarkdownText {
  /// - Parameter rows: Rows in Markdown.
  static func table(header: [String], rows: [String]) -> [String] {
    [row(header), "|" + ([":--"] + header.dropFirst().map { _ in "--:" }).joined(separator: "|") + "|"] + rows
  }
}

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

  /// - Returns: `nil` for a maximum over zero functions.
  func count(in files: [SourceFile]) -> Int? {
    switch self {
    case .files: files.count
    case .code: files.reduce(0) { $0 + $1.facts.code }
    case .statements: files.reduce(0) { $0 + $1.facts.statements }
    case .cyclomatic: files.flatMap(\.facts.units).map(\.cyclomatic).max()
    case .cognitive: files.flatMap(\.facts.units).map(\.cognitive).max()
    }
  }
}
