import Testing

@testable import Docs

struct HeadingSlugsTests {
  @Test(
    "A heading's anchor is GitHub's",
    arguments: [
      ("What it says", "what-it-says"), ("`compare docs`: all", "compare-docs-all"), ("A & B", "a--b"),
      ("10. Über Größe_1!", "10-über-größe_1"), ("[A link](b.md)", "a-link"), ("*One*", "one"), ("a-b c", "a-b-c"),
    ])
  func slug(heading: String, slug: String) {
    #expect(HeadingSlugs("## \(heading)\n").names == [slug])
  }

  @Test("Headings with the same name are numbered")
  func twice() {
    #expect(HeadingSlugs("# A\n## A\n# A\n").names == ["a", "a-1", "a-2"])
    #expect(HeadingSlugs("# A-1\n# A\n# A\n").names == ["a-1", "a", "a-2"])
  }

  @Test("A line of code isn’t a heading")
  func code() {
    #expect(HeadingSlugs("# A b\n```\n# C\n```\n#no\n").names == ["a-b"])
  }
}
