import Testing

@testable import Docs

struct LinkCheckTests {
  private let made: MadeProject

  init() throws {
    made = try MadeProject([
      "docs/a.md": "# One\n", "docs/p 1.png": "", "Sources/A.swift": "1\n2\n", "README.md": "# Top\n", "docs/b.md": "",
    ])
  }

  private func kinds(_ text: String) -> [DocsFault] {
    LinkCheck(project: made.project).findings(in: "docs/b.md", text).map(\.content)
  }

  @Test(
    "Links that lead somewhere are well",
    arguments: [
      "[a](a.md)", "[a](a.md#one)", "[a](../README.md#top \"title\")", "![p](p%201.png)", "[p](<p 1.png>)",
      "[s](../Sources)", "[s](../Sources/A.swift#L2)", "[s](../Sources/A.swift#L1-L2)", "# Own\n[o](#own)",
      "[w](https://swift.org/a?b#c)", "[m](mailto:a@b.c)", "`[c](none.md)`", "```\n[c](none.md)\n```",
      "[r]: a.md", "<a href=\"a.md\">", "[![p](p%201.png)](a.md)",
    ])
  func well(text: String) {
    #expect(kinds(text) == [])
  }

  @Test(
    "Others are named",
    arguments: [
      ("[a](c.md)", DocsFault.deadLink("c.md")), ("[a](../../x)", .deadLink("../../x")),
      ("[a](a.md#two)", .deadAnchor("two", path: "docs/a.md")), ("[o](#own)", .deadAnchor("own", path: "docs/b.md")),
      ("[s](../Sources/A.swift#L9)", .deadAnchor("L9", path: "Sources/A.swift")), ("[a](/a)", .malformedLink("/a")),
      ("[a](http://)", .malformedLink("http://")), ("[a](ftp://a)", .malformedLink("ftp://a")),
      ("[a]()", .malformedLink("")),
      ("[r]: none.md", .deadLink("none.md")), ("<img alt=\"x\" src=\"none.png\">", .deadLink("none.png")),
    ])
  func wrong(text: String, kind: DocsFault) {
    #expect(kinds(text) == [kind])
  }
}
