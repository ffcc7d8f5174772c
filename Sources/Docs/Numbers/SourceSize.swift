internal import Metrics
internal import SyntaxFacts

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
