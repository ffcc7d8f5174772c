import Foundation
import Testing

@testable import Docs

struct SnippetSurveyTests {
  @Test("Snippets that nobody shows are found, and marks that are wrong, wherever sources lie")
  func survey() throws {
    let text = "// snippet.a\nx\n// snippet.end\n"
    let survey = try MadeProject.with([
      "Sources/A.swift": text, "Tests/B.swift": text, "Examples/C/D.swift": "// snippet.end\n", "docs/E.swift": text,
    ]) { SnippetSurvey(of: $0) }
    #expect(survey.problems == [PlacedProblem(path: "Examples/C/D.swift", line: 1, .snippetEndAlone)])
    #expect(
      survey.unused(shown: ["Sources/A.swift#a"]) == [
        DocsFinding(path: "Tests/B.swift", line: 1, .unusedSnippet("a"))
      ])
  }

  @Test("A link to a source is not another source")
  func link() throws {
    let survey = try MadeProject.with(["Sources/A.swift": "// snippet.a\nx\n// snippet.end\n"]) { project in
      try FileManager.default.createDirectory(at: project.place("Examples"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: project.place("Examples/B.swift"), withDestinationURL: project.place("Sources/A.swift"))
      return SnippetSurvey(of: project)
    }
    #expect(survey.unused(shown: ["Sources/A.swift#a"]).isEmpty)
  }
}
