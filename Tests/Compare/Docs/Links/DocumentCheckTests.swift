import Testing

@testable import Docs

struct DocumentCheckTests {
  @Test("Links and commands in all documents are checked, including examples and decisions")
  func everywhere() throws {
    let files = ["docs/decisions/1.md": "[a](b)\n", "Examples/E/README.md": "`Scripts/none`\n"]
    let found = try MadeProject.with(files) { try DocumentCheck(project: $0, commands: .made).findings() }
    #expect(found.map(\.path) == ["docs/decisions/1.md", "Examples/E/README.md"])
  }

  private func kinds(_ text: String) throws -> [DocsProblem] {
    let files = [
      "docs/a.md": "# One\n", "docs/p 1.png": "", "Sources/A.swift": "1\n2\n", "README.md": "# Top\n", "docs/b.md": "",
    ]
    return try MadeProject.with(files) {
      DocumentCheck(project: $0, commands: .made).links(in: "docs/b.md", text).map(\.problem)
    }
  }

  @Test(
    "Links with a target pass",
    arguments: [
      "[a](a.md)", "[a](a.md#one)", "[a](../README.md#top \"title\")", "![p](p%201.png)", "[p](<p 1.png>)",
      "[s](../Sources)", "# Own\n[o](#own)",
      "[w](https://swift.org/a?b#c)", "[m](mailto:a@b.c)", "`[c](none.md)`", "```\n[c](none.md)\n```",
      "[![p](p%201.png)](a.md)",
    ])
  func well(text: String) throws {
    #expect(try kinds(text) == [])
  }

  @Test(
    "Other links are reported",
    arguments: [
      ("[a](c.md)", DocsProblem.deadLink("c.md")), ("[a](../../x)", .deadLink("../../x")),
      ("[a](a.md#two)", .deadAnchor("two", path: "docs/a.md")), ("[o](#own)", .deadAnchor("own", path: "docs/b.md")),
      ("[s](../Sources/A.swift#L9)", .deadAnchor("L9", path: "Sources/A.swift")), ("[a](/a)", .malformedLink("/a")),
      ("[a](http://)", .malformedLink("http://")), ("[a](ftp://a)", .malformedLink("ftp://a")),
      ("[a]()", .malformedLink("")),
    ])
  func wrong(text: String, kind: DocsProblem) throws {
    #expect(try kinds(text) == [kind])
  }
}
