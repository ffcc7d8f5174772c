import Testing

@testable import Docs

struct DocumentCheckTests {
  private func findings(_ files: [String: String]) throws -> [DocsFinding] {
    try MadeProject.with(files) {
      try DocumentCheck(project: $0, commands: .made).findings()
    }
  }

  @Test("A chapter that no table of contents links to is found", arguments: ["README.md", "docs/README.md"])
  func chapters(contents: String) throws {
    let folder = contents == "README.md" ? "docs/" : ""
    let found = try findings([contents: "[1](\(folder)01-a.md#a)\n", "docs/01-a.md": "# A\n", "docs/02-b.md": "# B\n"])
    #expect(found == [DocsFinding(path: "docs/02-b.md", line: 1, .unlinkedChapter)])
  }

  @Test("Links and commands of all documents are tried, those of examples and decisions too")
  func everywhere() throws {
    let found = try findings(["docs/decisions/1.md": "[a](b)\n", "Examples/E/README.md": "`Scripts/none`\n"])
    #expect(found.map(\.path) == ["docs/decisions/1.md", "Examples/E/README.md"])
  }
}
