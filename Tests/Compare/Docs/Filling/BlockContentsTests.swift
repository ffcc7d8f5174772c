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

  @Test("The result block is the recorded report, with its date and command")
  func result() throws {
    let lines = try #require(try lines("<!-- result -->", MadeProject([:]).contents()))
    #expect(
      lines.prefix(6) == [
        "Measured on 2026-11-21 with `swift run -c release compare --quick`:", "", "```text",
        "SameApp: one app, 2 architectures", "",
        "7 random steps with seed 3: no difference and no broken invariant was found.",
      ])
    #expect(lines.suffix(2) == ["commit abc, clean, seed 1: compare --quick", "```"])
  }

  @Test("The measures block is the catalogue, and unknown numbers are refused")
  func measures() throws {
    let contents = try MadeProject([:]).contents()
    #expect(try lines("<!-- measures -->", contents) == MeasuresMarkdown.lines)
    #expect(throws: DocsProblem.self) { try lines("<!-- numbers: bogus -->", contents) }
  }

  @Test("Without a recorded result, only numbers are missing")
  func withoutResult() throws {
    let missing = DocsProblem.unusableResult(reason: "none")
    try MadeProject.with(["Sources/a.swift": "1\n"]) { project in
      let contents = BlockContents(project: project, record: .failure(missing), commands: .made, run: nil)
      #expect(throws: missing) { try lines("<!-- numbers: costs Plain -->", contents) }
      #expect(throws: missing) { try contents.number("lines.code", "Plain") }
      let listing = try lines("<!-- listing: Sources/a.swift -->", contents)
      #expect(listing?.contains("1") == true)
    }
  }

  private func output(of command: String, prints text: String? = "a\nb\n") throws -> [String]? {
    var run: (([String]) throws(DocsProblem) -> String)?
    if let text { run = { _ in text } }
    let made = try MadeProject([:])
    return try lines("<!-- output: \(command) -->", made.contents(run: run))
  }

  @Test(
    "Output is fenced in the requested language",
    arguments: [
      ("compare list", "text"), ("compare list --format=json", "json"), ("compare list --format csv", "text"),
    ])
  func fenced(command: String, language: String) throws {
    #expect(try output(of: command) == ["```\(language)", "a", "b", "```"])
  }

  @Test("Output that isn’t refreshed stays, and its command is still checked")
  func notRun() throws {
    #expect(try output(of: "compare list", prints: nil) == nil)
    #expect(throws: DocsProblem.badCommand("compare bogus", reason: "unknown")) {
      try output(of: "compare bogus", prints: nil)
    }
  }

  @Test("Other programs, an unterminated quote and a command without output are refused")
  func refused() {
    for command in ["ls", "compare list 'a", "compare play"] {
      #expect(throws: DocsProblem.self) { try output(of: command) }
    }
  }

  @Test("An absolute path of this machine is refused")
  func path() throws {
    let made = try MadeProject([:])
    let path = made.project.folder.path
    #expect(throws: DocsProblem.self) { try lines("<!-- output: compare list -->", made.contents { _ in path }) }
  }
}
