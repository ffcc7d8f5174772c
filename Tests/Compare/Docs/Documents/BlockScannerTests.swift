import Testing

@testable import Docs

struct BlockScannerTests {
  @Test("A block goes from its mark to its end, whatever code it holds")
  func block() throws {
    let scanner = BlockScanner("a\n<!-- tree: S -->\n```\n<!-- end -->\n```\n<!-- end -->\nb")
    let mark = try #require(try BlockMark("<!-- tree: S -->", line: 2, column: 1))
    #expect(scanner.problems.isEmpty)
    #expect(
      scanner.pieces == [
        .line("a", number: 1, isCode: false), .block(mark, body: ["```", "<!-- end -->", "```"]),
        .line("b", number: 7, isCode: false),
      ])
  }

  @Test("Marks in code are shown as they are")
  func code() {
    let scanner = BlockScanner("```\n<!-- tree: S -->\n```")
    #expect(scanner.problems.isEmpty)
    #expect(scanner.pieces.count == 3)
  }

  @Test("A block without an end and an end without a block are wrong, each at its place")
  func wrong() {
    let problems = BlockScanner("<!-- tree: A -->\n  <!-- tree: B -->\n<!-- end -->\n<!-- end -->\n<!-- result -->")
      .problems
    #expect(
      problems.map(\.problem) == [
        .unclosed(mark: "<!-- tree: A -->"), .strayEnd, .unclosed(mark: "<!-- result -->"),
      ])
    #expect(problems.map(\.line) == [1, 4, 5])
  }
}
