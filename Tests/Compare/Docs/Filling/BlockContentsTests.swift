import Report
import Testing

@testable import Docs

struct BlockContentsTests {
  private func lines(
    _ mark: String, _ contents: BlockContents
  ) throws -> [String]? {
    let line = MarkdownLines.Line(text: mark, number: 1)
    return try contents.lines(for: try #require(try BlockMark(line)), in: "README.md")
  }

  @Test("The result is the recorded report, with its day and its command")
  func result() throws {
    let contents = try MadeProject([:]).contents()
    #expect(
      try lines("<!-- result -->", contents) == [
        "Measured on 2026-11-21 with `swift run -c release compare --quick`:", "", "```text", "SameApp", "",
        "  a table",
        "```",
      ])
  }

  @Test("The measures are the catalogue, and unknown numbers are refused")
  func measures() throws {
    let contents = try MadeProject([:]).contents()
    #expect(try lines("<!-- measures -->", contents) == MeasuresMarkdown.lines)
    #expect(throws: DocsProblem.self) { try lines("<!-- numbers: bogus -->", contents) }
  }

  @Test("Without a recorded result only numbers are missing")
  func withoutResult() throws {
    let missing = DocsProblem.unusableResult(reason: "none")
    try MadeProject.with(["Sources/a.swift": "1\n"]) { project in
      let contents = BlockContents(project: project, record: .failure(missing), commands: .made, output: nil)
      #expect(throws: missing) { try lines("<!-- numbers: costs Plain -->", contents) }
      #expect(throws: missing) { try contents.number("lines.code", "Plain") }
      let listing = try lines("<!-- listing: Sources/a.swift -->", contents)
      #expect(listing?.contains("1") == true)
    }
  }
}
