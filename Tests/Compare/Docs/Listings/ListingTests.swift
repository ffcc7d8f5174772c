import Metrics
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

  @Test("Without a name the whole file is shown, without marks, in its language")
  func whole() throws {
    #expect(try lines("Sources/A/A.swift").dropFirst().prefix(2) == ["let a = 1", "let b = \"```\""])
    #expect(try lines("Scripts/go").first == "```sh")
    #expect(try lines("Sources/a.feature").first == "```gherkin")
    #expect(try lines("Package.swift").first == "```swift")
  }

  @Test("A patch shows the files whose paths contain the name, each hunk with its place")
  func patch() throws {
    let paths = ["Sources/A/1.swift", "Sources/A/2.swift"]
    let patch = paths.map { "diff --git a/\($0) b/\($0)\n@@ -1 +1 @@\n-let a = 1\n+let a = 3\n" }.joined()
    let made = try MadeProject(["ChangeRequests/01/A.patch": patch, "ChangeRequests/01/B.patch": "+"])
    let listing = Listing(project: made.project)
    #expect(
      try listing.lines("ChangeRequests/01/A.patch#A/2", in: "docs/01-a.md") == [
        "```diff", "@@ Sources/A/2.swift:1 @@", "-let a = 1", "+let a = 3", "```", "",
        "[ChangeRequests/01/A.patch](../ChangeRequests/01/A.patch)",
      ])
    #expect(try listing.lines("ChangeRequests/01/A.patch", in: "docs/01-a.md").count == 10)
    #expect(throws: DocsProblem.unknownSnippet("B", path: "ChangeRequests/01/A.patch", known: paths)) {
      try listing.lines("ChangeRequests/01/A.patch#B", in: "docs/01-a.md")
    }
    #expect(throws: DocsProblem.self) { try listing.lines("ChangeRequests/01/B.patch", in: "docs/01-a.md") }
  }

  @Test("A file that doesn't exist or may not be shown is reported")
  func wrong() {
    #expect(throws: DocsProblem.unknownSnippet("c", path: "Sources/A/A.swift", known: ["b"])) {
      try lines("Sources/A/A.swift#c")
    }
    #expect(throws: DocsProblem.unreadable("Sources/B.swift", reason: "It doesn’t exist. Paths begin at the package."))
    { try lines("Sources/B.swift") }
    for path in ["secret.txt", "/etc/passwd", "Sources/../secret.txt"] {
      #expect(throws: DocsProblem.foreignPath(path, folders: ProjectFolder.shown)) { try lines(path) }
    }
    #expect(throws: DocsProblem.self) { try lines("Sources/A") }
  }
}
