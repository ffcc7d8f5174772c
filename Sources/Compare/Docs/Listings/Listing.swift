internal import Metrics
internal import Report

/// A listing of a source, a snippet, or some files of a patch.
struct Listing {
  let project: ProjectFolder

  /// - Parameter argument: `PATH` or `PATH#NAME`.
  func lines(_ argument: String, in document: String) throws(DocsProblem) -> [String] {
    let parts = argument.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = try project.checked(parts[0])
    return MarkdownText.fenced(try shown(parts.dropFirst().first, of: path), Self.language(of: path))
      + ["", ProjectFolder.link(to: path, from: document)]
  }

  private func shown(_ name: String?, of path: String) throws(DocsProblem) -> [String] {
    let text = try project.text(at: path)
    if path.hasSuffix(".patch") { return try shown(name, ofPatch: text, path: path) }
    let reader = SnippetReader(text, path: path)
    guard let name else { return reader.plain }
    guard let snippet = reader.snippets.first(where: { $0.name == name }) else {
      throw .unknownSnippet(name, path: path, known: reader.snippets.map(\.name))
    }
    return snippet.lines
  }

  /// The changes to files whose paths contain the name, with the location of each hunk.
  private func shown(_ name: String?, ofPatch text: String, path: String) throws(DocsProblem) -> [String] {
    let patch = try Result { try Patch(text) }.mapError { DocsProblem.unreadable(path, reason: "\($0)") }.get()
    let files = patch.files.filter { file in name.map(file.path.contains) ?? true }
    guard !files.isEmpty else { throw .unknownSnippet(name ?? "", path: path, known: patch.files.map(\.path)) }
    return files.flatMap { file in
      file.hunks.flatMap { hunk in
        ["@@ \(file.path):\(hunk.start) @@"]
          + hunk.lines.map { "\($0.kind.rawValue)\($0.text.prefix { !$0.isNewline })" }
      }
    }
  }

  private static func language(of path: String) -> String {
    let languages = ["swift": "swift", "feature": "gherkin", "c": "c", "h": "c", "json": "json", "patch": "diff"]
    let name = path.split(separator: "/").last ?? ""
    return languages[String(name.split(separator: ".").last ?? "")] ?? (name.contains(".") ? "text" : "sh")
  }
}
