import Foundation
import Testing

@testable import Results
@testable import Report

struct MarkupTests {
  @Test("Text is escaped, whatever it contains")
  func escaping() {
    let markup = Markup("p", ["title": "\"'<&>"]) { "</p><script>alert(\"1\")</script> & 'more'" }
    #expect(
      markup.html
        == "<p title=\"&quot;&#39;&lt;&amp;&gt;\">&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; "
        + "&amp; &#39;more&#39;</p>")
  }

  @Test("A combining mark doesn't hide the character before it")
  func combining() {
    #expect(Markup(text: "<\u{301}img>\u{301}").html == "&lt;\u{301}img&gt;\u{301}")
  }

  @Test("Elements nest, nil attributes are omitted, and empty elements have no end tag")
  func elements() {
    let items = ["a", "b"]
    let markup = Markup("ul", ["hidden": "", "id": nil]) {
      for item in items { Markup("li") { item } }
      if items.isEmpty { "none" } else { Markup("br") }
    }
    #expect(markup.html == "<ul hidden><li>a</li><li>b</li><br></ul>")
  }
}

struct EmbeddedJSONTests {
  @Test(
    "Nothing in the data ends the element, and the data is read back unchanged",
    arguments: ["</script><img onerror=1>", "<!--<script>", "<\u{301}/script>", "\u{2028}\\u003c\"/"])
  func hostile(text: String) throws {
    let html = EmbeddedJSON(id: "data", [text]).markup.html
    let start = "<script type=\"application/json\" id=\"data\">"
    #expect(html.hasPrefix(start))
    let inner = html.dropFirst(start.count).dropLast("</script>".count)
    #expect(!inner.utf8.contains(UInt8(ascii: "<")))
    #expect(try JSONDecoder().decode([String].self, from: Data(inner.utf8)) == [text])
  }

  @Test("A value that isn't a number doesn't lose the rest")
  func numbers() {
    #expect(EmbeddedJSON(id: "d", [1.5, .nan]).markup.html.contains("[1.5,\"none\"]"))
  }
}
