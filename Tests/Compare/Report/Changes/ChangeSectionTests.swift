import MadeResults
import Testing

@testable import Report
@testable import Results

struct ChangeSectionTests {
  @Test("Each cell links to its diff, in a table for each measure; a missing patch has no link")
  func cells() throws {
    var result = try SuiteResult.made()
    result.change?.requests[1].entries.removeLast()
    result.change?.requests[1].lacking = ["B"]
    let html = result.changeSection.content.html
    #expect(html.contains(##"<a href="#diff-1-2" data-diff="1-2">6</a><span class="interval">+6 −0</span>"##))
    #expect(html.contains(#"<pre class="diff" id="diff-9-1" tabindex="0" data-architecture="A""#))
    #expect(!html.contains("diff-2-2"))
    #expect(html.contains("No patch yet: B."))
    #expect(html.contains(#"data-key="Independent patches""#) && html.contains("4, 6 and 8"))
  }

  @Test("Without patches the numbers stay, and don't link anywhere")
  func withoutPatches() throws {
    var result = try SuiteResult.made()
    for request in 0..<9 { result.change?.requests[request].entries[0].patch = nil }
    let html = result.changeSection.content.html
    #expect(
      !html.contains("diff-1-1") && html.contains("diff-1-2")
        && html.contains(#">4<span class="interval">+4 −0</span>"#))
  }

  @Test("Additions and removals have signs and elements, and none of their text becomes a tag")
  func diff() {
    let html = PatchMarkup("diff --git a/a b/a\n@@ -1 +1,2 @@\n-<b>\n+x\n+y\n z\n").markup(id: "d", of: "A").html
    #expect(
      html.hasSuffix(
        """
        <span class="file">diff --git a/a b/a
        </span><span class="hunk">@@ -1 +1,2 @@
        </span><del>-&lt;b&gt;
        </del><ins>+x
        +y
        </ins><span> z
        </span></pre>
        """))
  }

  @Test("Change requests have no correlation with size")
  func isNotCorrelated() throws {
    let result = try SuiteResult.realSized()
    let table = MeasureTable(result, measures: Measures.all.filter { $0.part == .change })
    #expect(!table.rows.isEmpty)
    #expect(table.rows.allSatisfy { $0.correlation == nil })
  }
}
