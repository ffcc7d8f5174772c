struct Snippet: Equatable {
  let name: String
  let line: Int
  /// The lines between the marks, without surrounding blank lines and common indentation.
  var lines: [String]
}

/// The snippets of a source: the lines between `// snippet.NAME` and `// snippet.end`.
struct SnippetReader {
  private(set) var snippets: [Snippet] = []
  private(set) var problems: [DocsFinding] = []
  /// The source without marks.
  private(set) var plain: [String] = []

  init(_ text: String, path: String) {
    func report(_ problem: DocsProblem, _ line: Int) {
      problems.append(DocsFinding(path: path, line: line, problem: problem))
    }
    let comment = [".swift", ".c", ".h"].contains { path.hasSuffix($0) } ? "//" : "#"
    var open: Snippet?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      guard let name = Self.name(in: line, comment: comment) else {
        open?.lines.append(line)
        plain.append(line)
        continue
      }
      let begun = open
      open = nil
      switch (name, begun) {
      case ("end", let ended?):
        snippets.append(Snippet(name: ended.name, line: ended.line, lines: Self.dedented(Self.trimmed(ended.lines))))
      case ("end", nil): report(.snippetEndAlone, index + 1)
      case (_, let outer?):
        report(.snippetInSnippet(name, outer: outer.name), index + 1)
        open = outer
      case (_, nil):
        if let first = snippets.first(where: { $0.name == name }) {
          report(.snippetTwice(name, first: first.line), index + 1)
        }
        open = Snippet(name: name, line: index + 1, lines: [])
      }
    }
    if let open { report(.snippetUnclosed(open.name), open.line) }
    plain = Self.trimmed(plain)
  }

  private static func name(in line: String, comment: String) -> String? {
    let text = line.trimmingSpaces
    guard text.hasPrefix("\(comment) snippet.") else { return nil }
    return text.dropFirst(comment.count).wholeMatch(of: #/ snippet\.([A-Za-z0-9_-]+)/#).map { String($0.1) }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  private static func dedented(_ lines: [String]) -> [String] {
    let margin = lines.filter { !isBlank($0) }.map { line in line.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { isBlank($0) ? "" : String($0.dropFirst(margin)) }
  }
}

struct SnippetSurvey {
  private(set) var problems: [DocsFinding] = []
  private var all: [(path: String, snippet: Snippet)] = []

  init(of project: ProjectFolder) {
    for path in project.sources {
      // Some files, such as pictures, aren't text.
      guard let text = try? project.text(at: path), text.contains("snippet.") else { continue }
      let reader = SnippetReader(text, path: path)
      problems += reader.problems
      all += reader.snippets.map { (path, $0) }
    }
  }

  /// - Parameter shown: The snippets in listings, as `PATH#NAME`.
  func unused(shown: Set<String>) -> [DocsFinding] {
    all.filter { !shown.contains("\($0.path)#\($0.snippet.name)") }.map {
      DocsFinding(path: $0.path, line: $0.snippet.line, problem: .unusedSnippet($0.snippet.name))
    }
  }
}
