import MadeResults
import Testing

@testable import Report
@testable import Results

struct SummaryFindingsTests {
  @Test("The smallest and the largest are named, with how many times it is")
  func sentences() throws {
    var result = try SuiteResult.made()
    let lines = try #require(result.lines)
    result.lines = LinesResult(
      files: lines.files + lines.files.filter { $0.architecture == "B" }, tests: lines.tests, shared: lines.shared)
    let html = SummaryFindings(MeasureTable(result)).markup.html
    #expect(html.contains("The same app takes 30 lines of code in A and 60 in B (×2.00)."))
    #expect(html.contains("the median over all features"))
    // The widest bar takes the full width.
    #expect(html.contains("width=\"330\" height=\"17\" class=\"bar pale\""))
    #expect(html.contains("width=\"165\" height=\"17\" class=\"bar pale\""))
  }

  @Test("Where all are alike that is said, and what was not measured is not there")
  func alike() throws {
    var result = try SuiteResult.made()
    result.spread = nil
    let html = SummaryFindings(MeasureTable(result)).markup.html
    #expect(html.contains("The same app takes as many lines of code in each."))
    #expect(!html.contains("To follow one feature"))
    result.lines = nil
    #expect(SummaryFindings(MeasureTable(result)).markup.html == "")
  }
}
