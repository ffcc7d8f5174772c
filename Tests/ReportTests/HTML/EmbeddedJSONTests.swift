import Foundation
import Testing

@testable import Report

struct EmbeddedJSONTests {
  @Test(
    "Nothing in the data ends the element, and the data comes out as it went in",
    arguments: ["</script><img onerror=1>", "<!--<script>", "<\u{301}/script>", "\u{2028}\\u003c\"/"])
  func hostile(text: String) throws {
    let html = EmbeddedJSON(id: "data", [text]).markup.html
    let start = "<script type=\"application/json\" id=\"data\">"
    #expect(html.hasPrefix(start))
    let inner = html.dropFirst(start.count).dropLast("</script>".count)
    #expect(!inner.utf8.contains(UInt8(ascii: "<")))
    #expect(try JSONDecoder().decode([String].self, from: Data(inner.utf8)) == [text])
  }

  @Test("A number that is none does not lose the rest")
  func numbers() {
    #expect(EmbeddedJSON(id: "d", [1.5, .nan]).markup.html.contains("[1.5,\"none\"]"))
  }
}
