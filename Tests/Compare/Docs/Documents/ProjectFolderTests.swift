import Testing

@testable import Docs

struct RelativeLinkTests {
  @Test(
    "A link leads from the document's folder to the file",
    arguments: [
      ("README.md", "Sources/A.swift", "Sources/A.swift"), ("docs/a.md", "Sources/A.swift", "../Sources/A.swift"),
      ("docs/a.md", "docs/b.md", "b.md"), ("docs/a/b.md", "docs/c/d.md", "../c/d.md"),
    ])
  func relative(document: String, target: String, path: String) {
    #expect(RelativeLink.path(to: target, from: document) == path)
  }
}
