import Testing

@testable import Docs

struct MarkdownLinesTests {
  private func fences(_ text: String) -> [String?] { MarkdownLines(text).lines.map(\.fence) }

  @Test("What lies between two fences is code of the language that the first one names")
  func fenced() {
    #expect(fences("a\n```swift\nlet x = 1\n```\nb") == [nil, "swift", "swift", "swift", nil])
  }

  @Test("A fence ends with as many marks as it began with, and of their kind")
  func long() {
    #expect(MarkdownLines("````\n```\n~~~~\n````\nx").lines.map(\.isFence) == [true, false, false, true, false])
  }

  @Test("Code between backticks on one line is no fence")
  func inline() {
    #expect(MarkdownLines("```a``` b\nc").lines.map(\.isFence) == [false, false])
  }
}
