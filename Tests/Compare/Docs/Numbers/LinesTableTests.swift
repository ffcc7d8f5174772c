import SyntaxFacts
import Testing

@testable import Docs

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct LinesTableTests {
  @Test("Files and folders are counted afresh, without snippet marks")
  func counted() throws {
    let source = "// snippet.a\nfunc f() {\n  if true {}\n}\n// snippet.end\n"
    let lines = try MadeProject.with(["Sources/a.swift": source, "Sources/B/b.swift": ""]) {
      try LinesTable(project: $0).lines(["Sources", "Sources/B"], in: "docs/a.md")
    }
    #expect(lines.contains("| [Sources](../Sources) | 2 | 3 | 2 | 2 | 1 |"))
    #expect(lines.contains("| [Sources/B](../Sources/B) | 1 | 0 | 0 | – | – |"))
  }

  @Test("A path that doesn’t exist is refused")
  func wrong() throws {
    let table = LinesTable(project: try MadeProject([:]).project)
    #expect(throws: DocsProblem.self) { try table.lines(["Sources/none"], in: "a.md") }
  }
}
