import Foundation
import Testing

@testable import Docs

struct SnippetReaderTests {
  private let begin = "// snippet.a"
  private let end = "// snippet.end"

  private func reader(_ lines: String..., path: String = "A.swift") -> SnippetReader {
    SnippetReader(lines.joined(separator: "\n"), path: path)
  }

  @Test("A snippet consists of the lines between its marks, without common indentation")
  func dedented() {
    let reader = reader("x", "  \(begin)", "", "  if a {", "", "    b()", "  }", "  \(end)", "y", "")
    #expect(reader.snippets == [Snippet(name: "a", line: 2, lines: ["if a {", "", "  b()", "}"])])
    #expect(reader.plain == ["x", "", "  if a {", "", "    b()", "  }", "y"])
    #expect(reader.problems.isEmpty)
  }

  @Test("Marks start with # where comments do", arguments: ["Scripts/a", "a.sh", "a.feature"])
  func hashes(path: String) {
    let reader = reader("# snippet.a", "x", "# snippet.end", path: path)
    #expect(reader.snippets.map(\.lines) == [["x"]])
    #expect(SnippetReader("// snippet.a\nx\n// snippet.end", path: path).snippets.isEmpty)
  }

  @Test(
    "A line that only looks like a mark is kept",
    arguments: ["// snippet.a b", "// snippet.", "let a = 1 // snippet.a"])
  func noMark(line: String) {
    let reader = reader(begin, line, end)
    #expect(reader.snippets.map(\.lines) == [[line]])
  }

  @Test("A nested snippet, one without an end, an end alone and a repeated name are errors")
  func wrong() {
    func problems(_ lines: String...) -> [DocsProblem] {
      SnippetReader(lines.joined(separator: "\n"), path: "A.swift").problems.map(\.problem)
    }
    #expect(problems(begin, "  // snippet.b", "x", end) == [.snippetInSnippet("b", outer: "a")])
    #expect(problems(begin, "x") == [.snippetUnclosed("a")])
    #expect(problems("x", end) == [.snippetEndAlone])
    #expect(problems(begin, "x", end, begin, "y", end) == [.snippetTwice("a", first: 1)])
  }
}

struct SnippetSurveyTests {
  @Test("Snippets that no page shows and wrong marks are found in all folders")
  func survey() throws {
    let text = "// snippet.a\nx\n// snippet.end\n"
    let survey = try MadeProject.with([
      "Sources/A.swift": text, "Tests/B.swift": text, "Examples/C/D.swift": "// snippet.end\n", "docs/E.swift": text,
    ]) { SnippetSurvey(of: $0) }
    #expect(survey.problems == [DocsFinding(path: "Examples/C/D.swift", line: 1, problem: .snippetEndAlone)])
    #expect(
      survey.unused(shown: ["Sources/A.swift#a"]) == [
        DocsFinding(path: "Tests/B.swift", line: 1, problem: .unusedSnippet("a"))
      ])
  }

  @Test("A link to a source isn't another source")
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
