/// All documents of a checkout with their blocks filled, and all that is wrong with them.
package struct FilledProject {
  package let documents: [FilledDocument]
  /// What keeps documents from being filled.
  package let problems: [PlacedProblem]
  /// Snippets that nobody shows.
  let unused: [DocsFinding]

  package init(_ contents: BlockContents) {
    var problems: [PlacedProblem] = []
    documents = contents.project.filled.compactMap { path in
      do throws(DocsProblem) {
        return FilledDocument(try contents.project.text(at: path), path: path, contents: contents)
      } catch {
        problems.append(PlacedProblem(path: path, line: 1, error))
        return nil
      }
    }
    let survey = SnippetSurvey(of: contents.project)
    self.problems = problems + documents.flatMap(\.problems) + survey.problems
    unused = survey.unused(shown: Set(documents.flatMap(\.listings)))
  }

  /// What has to be mended, although all can be filled.
  package var findings: [DocsFinding] { documents.flatMap { $0.stale + $0.claims } + unused }
}
