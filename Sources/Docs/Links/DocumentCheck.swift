/// What of a checkout's documents doesn't work for their readers: links, chapters, commands.
package struct DocumentCheck {
  let project: ProjectFolder
  let commands: CommandReader

  package init(project: ProjectFolder, commands: CommandReader) {
    self.project = project
    self.commands = commands
  }

  /// What was found, document by document.
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
