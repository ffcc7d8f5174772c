import Report
import Testing

@testable import Docs

struct BlockContentsTests {
  private func lines(
    _ mark: String, _ contents: BlockContents
  ) throws -> [String]? {
    try contents.lines(for: try #require(try BlockMark(mark, line: 1, column: 1)), in: "README.md")
  }

  @Test("The result is the kept report, with its day and its command")
  func result() throws {
    let contents = try MadeProject([:]).contents()
    #expect(
      try lines("<!-- result -->", contents) == [
        "Measured on 2026-11-21 with `swift run -c release compare --quick`:", "", "```text", "SameApp", "",
        "  a table",
        "```",
      ])
  }

  @Test("The measures are the catalogue")
  func measures() throws {
    #expect(try lines("<!-- measures -->", try MadeProject([:]).contents()) == MeasuresMarkdown.lines)
  }

  @Test("Numbers that nobody knows are named")
  func unknown() throws {
    let contents = try MadeProject([:]).contents()
    #expect(throws: DocsProblem.unknownNumbers("bogus", known: NumbersKind.allCases.map(\.rawValue))) {
      try lines("<!-- numbers: bogus -->", contents)
    }
  }

  @Test("Without a kept result numbers are missing, and all else is there")
  func withoutResult() throws {
    let missing = DocsProblem.noResult(path: ProjectFolder.result)
    try MadeProject.with(["Sources/a.swift": "1\n"]) { project in
      let contents = BlockContents(project: project, record: .failure(missing), commands: .made, output: nil)
      #expect(throws: missing) { try lines("<!-- numbers: costs Plain -->", contents) }
      #expect(throws: missing) { try contents.number("lines.code", "Plain") }
      let listing = try lines("<!-- listing: Sources/a.swift -->", contents)
      #expect(listing?.contains("1") == true)
    }
  }
}
