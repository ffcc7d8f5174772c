import Testing

@testable import Docs

struct FilledDocumentTests {
  private let made: MadeProject

  init() throws {
    made = try MadeProject(["Sources/A.swift": "// snippet.a\nlet a = 1\n// snippet.end\n"])
  }

  private let listing = """
    # A
      <!-- listing: Sources/A.swift#a -->

      ```swift
      let a = 1
      ```

      [Sources/A.swift](../Sources/A.swift)

      <!-- end -->
    The code has <!-- number: lines.code Fancy -->281<!-- /number --> lines.

    """

  @Test("A block is filled as deep as its mark stands")
  func filled() {
    let bare = """
      # A
        <!-- listing: Sources/A.swift#a -->
        <!-- end -->
      The code has <!-- number: lines.code Fancy --><!-- /number --> lines.

      """
    let filled = made.filled(bare)
    #expect(filled.text == listing)
    #expect(filled.problems.isEmpty)
    #expect(filled.listings == ["Sources/A.swift#a"])
    #expect(
      filled.stale == [
        DocsFinding(
          path: "docs/01-a.md", line: 2, column: 3, .stale(mark: "<!-- listing: Sources/A.swift#a -->")),
        DocsFinding(
          path: "docs/01-a.md", line: 4, column: 14, .stale(mark: "<!-- number: lines.code Fancy -->")),
      ])
  }

  @Test("Filled once more it stays as it is")
  func again() {
    let filled = made.filled(listing)
    #expect(filled.text == listing)
    #expect(filled.stale.isEmpty)
  }

  @Test("All that is wrong is named at once, with its place")
  func wrong() {
    let filled = made.filled("<!-- tree: S -->\n<!-- end -->\n<!-- number: lines.tests Plain -->1<!-- /number -->")
    #expect(
      filled.problems.map(\.description) == [
        "docs/01-a.md:1:1: \(DocsProblem.foreignPath("S", folders: ProjectFolder.shown))",
        "docs/01-a.md:3:1: \(DocsProblem.notMeasured(measure: "lines.tests", architecture: "Plain"))",
      ])
  }
}
