/// What of a checkout's documents doesn't work for their readers: links, chapters, commands.
package struct DocumentCheck {
  let project: ProjectFolder
  let commands: CommandReader

  package init(project: ProjectFolder, commands: CommandReader) {
    self.project = project
    self.commands = commands
  }

  package func findings() throws(DocsProblem) -> [DocsFinding] {
    var texts: [String: String] = [:]
    var findings: [DocsFinding] = []
    for path in project.linked {
      let text = try project.text(at: path)
      texts[path] = text
      findings += LinkCheck(project: project).findings(in: path, text)
      findings += CommandCheck(project: project, commands: commands).findings(in: path, text)
    }
    return findings + ChapterCheck(project: project).findings(texts)
  }
}

/// Whether every chapter can be found from a table of contents.
struct ChapterCheck {
  private static let contents = ["README.md", "docs/README.md"]
  let project: ProjectFolder

  func findings(_ texts: [String: String]) -> [DocsFinding] {
    let linked = Self.contents.flatMap { path -> [String] in
      let folder = path.hasPrefix("docs/") ? "docs/" : ""
      return texts[path].map(DocumentLinks.init)?.links.map { folder + ($0.text.prefix { $0 != "#" }) } ?? []
    }
    return project.chapters.filter { !linked.contains($0) }.map { DocsFinding(path: $0, line: 1, .unlinkedChapter) }
  }
}
