import Testing

@testable import Docs

struct CodeSpansTests {
  @Test("Code stands between as many backticks as began it")
  func spans() {
    let spans = CodeSpans("a `b` ``c`d`` e")
    #expect(spans.contents.map(\.text).first == "b")
    #expect(spans.contents.map(\.column) == [4, 8])
    #expect(spans.blanked == "a             e")
  }

  @Test("A backtick alone is a backtick")
  func alone() {
    #expect(CodeSpans("a ` b").ranges.isEmpty)
    #expect(CodeSpans("a `` b ` c").blanked == "a `` b ` c")
  }
}
