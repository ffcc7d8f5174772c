import Testing

@testable import Docs

struct CodeSpansTests {
  @Test("Code is enclosed in equal numbers of backticks")
  func spans() {
    let spans = CodeSpans("a `b·` ``c`d`` e")
    #expect(spans.contents == ["b·", "cd"])
    #expect(spans.blanked == "a              e")
  }

  @Test("A single unmatched backtick is a backtick", arguments: ["a ` b", "a `` b ` c"])
  func alone(line: String) {
    #expect(CodeSpans(line).blanked == line)
  }
}
