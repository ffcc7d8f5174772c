import Testing

@testable import Docs

struct ListingTests {
  private let made: MadeProject

  init() throws {
    made = try MadeProject([
      "Sources/A/A.swift": "let a = 1\n// snippet.b\nlet b = \"```\"\n// snippet.end\n", "Scripts/go": "echo\n",
      "Sources/a.feature": "Feature: A\n", "Package.swift": "// p\n", "secret.txt": "no",
    ])
  }

  private func lines(_ argument: String) throws(DocsProblem) -> [String] {
    try Listing(project: made.project).lines(argument, in: "docs/01-a.md")
  }

  @Test("A snippet is shown with a link to its file")
  func snippet() throws {
    #expect(
      try lines("Sources/A/A.swift#b") == [
        "```swift", "let b = \"```\"", "```", "", "[Sources/A/A.swift](../Sources/A/A.swift)",
      ])
  }

  @Test("Without a name the whole file is shown, without marks, in its own language")
  func whole() throws {
    #expect(try lines("Sources/A/A.swift").dropFirst().prefix(2) == ["let a = 1", "let b = \"```\""])
    #expect(try lines("Scripts/go").first == "```sh")
    #expect(try lines("Sources/a.feature").first == "```gherkin")
    #expect(try lines("Package.swift").first == "```swift")
  }

  @Test("What isn't there, or may not be shown, is named")
  func wrong() {
    #expect(throws: DocsProblem.unknownSnippet("c", path: "Sources/A/A.swift", known: ["b"])) {
      try lines("Sources/A/A.swift#c")
    }
    #expect(throws: DocsProblem.noFile("Sources/B.swift")) { try lines("Sources/B.swift") }
    for path in ["secret.txt", "/etc/passwd", "Sources/../secret.txt"] {
      #expect(throws: DocsProblem.foreignPath(path, folders: ProjectFolder.shown)) { try lines(path) }
    }
    #expect(throws: DocsProblem.unreadable("Sources/A", reason: "It is a folder. Name a file in it.")) {
      try lines("Sources/A")
    }
  }
}
