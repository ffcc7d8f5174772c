import Testing

@testable import Docs

struct BlockScannerTests {
  @Test("A block extends from its mark to its end, across any code")
  func block() {
    let scanner = BlockScanner("a\n<!-- tree: S -->\n```\n<!-- end -->\n```\n<!-- end -->\nb", path: "a.md")
    #expect(scanner.problems.isEmpty)
    guard scanner.pieces.count == 3, case .block(let mark, let body) = scanner.pieces[1] else {
      Issue.record("\(scanner.pieces)")
      return
    }
    #expect(mark.argument == "S")
    #expect(body == ["```", "<!-- end -->", "```"])
    #expect(scanner.pieces[2] == .line(MarkdownLines.Line(text: "b", number: 7)))
  }

  @Test("Marks in code are left alone")
  func code() {
    let scanner = BlockScanner("```\n<!-- tree: S -->\n```", path: "a.md")
    #expect(scanner.problems.isEmpty)
    #expect(scanner.pieces.count == 3)
  }

  @Test("A block without an end and an end without a block are errors")
  func wrong() {
    let text = "<!-- tree: A -->\n  <!-- tree: B -->\n<!-- end -->\n<!-- end -->\n<!-- result -->"
    #expect(
      BlockScanner(text, path: "a.md").problems == [
        DocsFinding(path: "a.md", line: 1, problem: .unclosed(mark: "<!-- tree: A -->")),
        DocsFinding(path: "a.md", line: 4, problem: .strayEnd),
        DocsFinding(path: "a.md", line: 5, problem: .unclosed(mark: "<!-- result -->")),
      ])
  }
}
