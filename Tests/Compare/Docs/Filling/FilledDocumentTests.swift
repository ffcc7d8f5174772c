import Testing

@testable import Docs

struct FilledDocumentTests {
  private let made: MadeProject

  init() throws {
    made = try MadeProject(["Sources/A.swift": "// snippet.a\nlet a = 1\n// snippet.end\n"])
  }

  private let bare = """
    # A
      <!-- listing: Sources/A.swift#a -->
      <!-- end -->
    The code has <!-- number: lines.code Fancy --><!-- /number --> lines.

    """
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

  @Test("A block is indented like its mark")
  func filled() {
    let filled = made.filled(bare)
    #expect(filled.text == listing)
    #expect(filled.problems.isEmpty)
    #expect(filled.listings == ["Sources/A.swift#a"])
    #expect(
      filled.findings.map(\.problem) == [
        .stale("<!-- listing: Sources/A.swift#a -->"), .stale("<!-- number: lines.code Fancy -->"),
      ])
  }

  @Test("Filling it again changes nothing")
  func again() {
    let filled = made.filled(listing)
    #expect(filled.text == listing)
    #expect(filled.findings.isEmpty)
  }

  @Test("All problems are reported at once, each with its place")
  func wrong() {
    let filled = made.filled("<!-- tree: S -->\n<!-- end -->\n<!-- number: lines.tests Plain -->1<!-- /number -->")
    #expect(
      filled.problems == [
        DocsFinding(path: "docs/01-a.md", line: 1, problem: .foreignPath("S", folders: ProjectFolder.shown)),
        DocsFinding(
          path: "docs/01-a.md", line: 3, problem: .notMeasured(measure: "lines.tests", architecture: "Plain")),
      ])
  }
}
