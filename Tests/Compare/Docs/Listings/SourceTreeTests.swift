import SyntaxFacts
import Testing

@testable import Docs

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct SourceTreeTests {
  @Test("Files come before folders, each Swift file with its code lines")
  func tree() throws {
    let files = [
      "Sources/A/b.swift": "let b = 1\n// c\n", "Sources/A/Inner/c.swift": "let a = 1\nlet b = 1\n",
      "Sources/A/Inner/Most/d.feature": "", "Sources/A/Other/e.swift": "",
    ]
    let lines = try MadeProject.with(files) { try SourceTree(project: $0).lines("Sources/A") }
    #expect(
      lines == [
        "```text", "A", "├── b.swift            1", "├── Inner", "│   ├── c.swift        2", "│   └── Most",
        "│       └── d.feature", "└── Other", "    └── e.swift        0", "```",
      ])
  }

  @Test("A file isn't a tree")
  func file() throws {
    #expect(throws: DocsProblem.unreadable("Sources/a.swift", reason: "It isn’t a folder.")) {
      try MadeProject.with(["Sources/a.swift": ""]) { try SourceTree(project: $0).lines("Sources/a.swift") }
    }
  }
}
