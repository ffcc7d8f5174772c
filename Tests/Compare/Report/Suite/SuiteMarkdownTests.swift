import MadeResults
import Testing

@testable import Report
@testable import Results

struct SuiteMarkdownTests {
  @Test("Every part is a table whose rows have a cell for each implementation")
  func tables() throws {
    let result = try SuiteResult.made()
    let lines = SuiteMarkdown(result).lines
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 4 })
    #expect(rows.contains("| code lines | 30 | 30 |"))
    #expect(rows.contains("| Tests | A | B |"))
    // A measure without any value has no row.
    let measures = Measures.all.filter { measure in
      result.architectures.contains { measure.value(result, $0.name) != nil }
    }
    #expect(measures.count > Measures.all.count - 5)
    #expect(rows.count == measures.count + 2 * Set(measures.map(\.part)).count)
  }

  @Test("With five or more architectures, the last column shows each row's correlation with the code lines")
  func correlations() throws {
    let lines = SuiteMarkdown(try SuiteResult.realSized()).lines
    #expect(lines.contains { $0.hasPrefix("| code lines | ") && $0.hasSuffix(" | 1.00 |") })
    #expect(lines.contains("| types | 2 | 2 | 2 | 2 | 2 | 2 | 2 | – |"))
    #expect(lines.contains(SuiteWording.correlationLegend))
    #expect(!SuiteMarkdown(try SuiteResult.made(["A", "B", "C", "D"])).lines.joined().contains("ρ"))
  }

  @Test("Markdown syntax is escaped")
  func escaped() throws {
    var result = try SuiteResult.made()
    result.parts = [PartRecord(.lines, .unavailable, reason: "a|b <i> *c* `d`\nnext")]
    #expect(
      SuiteMarkdown(result).lines.contains(
        "- Size and complexity, unavailable: a\\|b &lt;i> \\*c\\* \\`d\\` next"))
  }

  @Test("A name in the heading is escaped, too, and no story can close the fence around it")
  func headingAndFence() throws {
    var result = try SuiteResult.made(["<b>", "B"])
    result.walk = WalkResult(steps: 1, seed: 1, finding: ["a", "```", "<i>"])
    let lines = SuiteMarkdown(result).lines
    #expect(lines.first == "# SameApp: &lt;b> and B")
    #expect(lines.filter { $0.hasPrefix("````") } == ["````text", "````"])
  }

  @Test("Differences are put into words")
  func findings() throws {
    let lines = SuiteMarkdown(try SuiteResult.made(["A", "B", "C"])).lines
    #expect(lines.contains { $0.hasPrefix("- A timed against its own copy: no meaningful difference, ") })
    #expect(lines.contains { $0.contains("; more than 3 % slower than A: B; no meaningful difference: C.") })
  }
}
