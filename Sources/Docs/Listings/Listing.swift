internal import Report

/// A source, or a snippet of it, as a document shows it.
struct Listing {
  let project: ProjectFolder

  /// - Parameter argument: `PATH` or `PATH#NAME`.
  func lines(_ argument: String, in document: String) throws(DocsProblem) -> [String] {
    let parts = argument.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = try project.checked(parts[0])
    guard !project.isFolder(path) else { throw .unreadable(path, reason: "It is a folder. Name a file in it.") }
    let reader = SnippetReader(try project.text(at: path), path: path)
    return MarkdownText.fenced(try shown(parts.dropFirst().first, of: reader, path: path), Self.language(of: path))
      + ["", RelativeLink.markdown(to: path, from: document)]
  }

  private func shown(_ name: String?, of reader: SnippetReader, path: String) throws(DocsProblem) -> [String] {
    guard let name else { return reader.plain }
    guard let snippet = reader.snippets.first(where: { $0.name == name }) else {
      throw .unknownSnippet(name, path: path, known: reader.snippets.map(\.name))
    }
    return snippet.lines
  }

  private static func language(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").dropFirst().last {
    case "swift": return "swift"
    case "feature": return "gherkin"
    case "c", "h": return "c"
    case "json": return "json"
    case "sh", nil: return "sh"
    default: return "text"
    }
  }
}
