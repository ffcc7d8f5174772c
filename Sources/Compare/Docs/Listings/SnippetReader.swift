/// Finds the snippets in a source: what stands between the lines `// snippet.NAME` and `// snippet.end`.
struct SnippetReader {
  private(set) var snippets: [Snippet] = []
  private(set) var problems: [(line: Int, column: Int, problem: DocsProblem)] = []
  private(set) var plain: [String] = []

  init(_ text: String, path: String) {
    let mark = [".swift", ".c", ".h"].contains { path.hasSuffix($0) } ? "//" : "#"
    var open: (name: String, line: Int, lines: [String])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      guard let name = Self.name(in: line, mark: mark) else {
        open?.lines.append(line)
        plain.append(line)
        continue
      }
      let number = index + 1
      let column = line.prefix { $0.isWhitespace }.count + 1
      switch (name, open) {
      case ("end", let ended?):
        take(ended)
        open = nil
      case ("end", nil): problems.append((number, column, .snippetEndAlone))
      case (_, let outer?): problems.append((number, column, .snippetInSnippet(name, outer: outer.name)))
      case (_, nil): open = (name, number, [])
      }
    }
    if let open { problems.append((open.line, 1, .snippetUnclosed(open.name))) }
    plain = Self.trimmed(plain)
  }

  private mutating func take(_ ended: (name: String, line: Int, lines: [String])) {
    if let first = snippets.first(where: { $0.name == ended.name }) {
      problems.append((ended.line, 1, .snippetTwice(ended.name, first: first.line)))
    }
    let lines = Self.dedented(Self.trimmed(ended.lines))
    if lines.isEmpty { problems.append((ended.line, 1, .snippetEmpty(ended.name))) }
    snippets.append(Snippet(name: ended.name, line: ended.line, lines: lines))
  }

  // MARK: - Lines

  private static func name(in line: String, mark: String) -> String? {
    let text = line.trimmingSpaces
    guard text.hasPrefix("\(mark) snippet.") else { return nil }
    let name = text.dropFirst(mark.count + " snippet.".count)
    return name.wholeMatch(of: /[A-Za-z0-9_-]+/) == nil ? nil : String(name)
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

/// A part of a source that a document shows.
struct Snippet: Equatable {
  let name: String
  /// The line of its beginning, from 1.
  let line: Int
  /// What is between its marks, as far to the left as it goes.
  let lines: [String]
}

/// All snippets of a checkout: what is wrong with them, and which of them nobody shows.
struct SnippetSurvey {
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
