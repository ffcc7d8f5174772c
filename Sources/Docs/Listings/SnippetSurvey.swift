/// All snippets of a checkout: what is wrong with them, and which of them nobody shows.
struct SnippetSurvey {
  /// What is wrong with marks.
  private(set) var problems: [PlacedProblem] = []
  private var all: [(path: String, snippet: Snippet)] = []

  init(of project: ProjectFolder) {
    for path in project.sources {
      // Pictures and the like lie among the sources as well.
      guard let text = try? project.text(at: path), text.contains("snippet.") else { continue }
      let reader = SnippetReader(text, path: path)
      problems += reader.problems.map { PlacedProblem(path: path, line: $0.line, column: $0.column, $0.problem) }
      all += reader.snippets.map { (path, $0) }
    }
  }

  /// - Parameter shown: What listings name, as `PATH#NAME`.
  func unused(shown: Set<String>) -> [DocsFinding] {
    all.filter { !shown.contains("\($0.path)#\($0.snippet.name)") }
      .map { DocsFinding(path: $0.path, line: $0.snippet.line, .unusedSnippet($0.snippet.name)) }
  }
}
