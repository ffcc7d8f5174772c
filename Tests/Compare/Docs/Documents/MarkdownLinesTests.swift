import Testing

@testable import Docs

struct MarkdownLinesTests {
  private func fences(_ text: String) -> [String?] { MarkdownLines(text).lines.map(\.fence) }

  @Test("Lines between two fences are code in the first fence's language")
  func fenced() {
    #expect(fences("a\n```swift\nlet x = 1\n```\nb") == [nil, "swift", "swift", "swift", nil])
  }

  @Test("A closing fence has as many marks as the opening one, of the same kind")
  func long() {
    #expect(MarkdownLines("````\n```\n~~~~\n````\nx").lines.map(\.isFence) == [true, false, false, true, false])
  }

  @Test("Code between backticks on one line isn't a fence")
  func inline() {
    #expect(MarkdownLines("```a``` b\nc").lines.map(\.isFence) == [false, false])
  }
}
