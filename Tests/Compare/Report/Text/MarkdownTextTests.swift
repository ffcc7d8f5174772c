import Testing

@testable import Report

struct MarkdownTextTests {
  @Test("A fence is longer than any fence inside it")
  func around() {
    #expect(MarkdownText.fenced(["a"]) == ["```text", "a", "```"])
    #expect(MarkdownText.fenced(["  ````swift"], "markdown") == ["`````markdown", "  ````swift", "`````"])
    #expect(MarkdownText.fenced(["a ```` b"]).first == "```text", "a run within a line closes nothing")
    #expect(MarkdownText.fenced(["a\n````"]).first == "`````text")
  }
}
