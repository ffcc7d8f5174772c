import MadeResults
import Testing

@testable import Report
@testable import Results

struct CSVTextTests {
  @Test(
    "Text that a spreadsheet would compute gets an apostrophe, and a number doesn't",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-cmd", "'-cmd"), ("\t=1", "\"'\t=1\""),
      ("-1.5", "-1.5"),
      ("-1e-05", "-1e-05"), ("=a,b", "\"'=a,b\""), ("a=1", "a=1"),
    ])
  func formulas(text: String, field: String) {
    #expect(CSVText(header: ["a"], rows: [[text]]).lines[1] == field)
  }

  @Test("Fields with commas, quotes or line breaks are quoted")
  func quoting() {
    let csv = CSVText(header: ["a", "b"], rows: [["1,2", "say \"x\""], ["line\nbreak", ""], ["plain", "é"]])
    #expect(csv.lines == ["a,b", "\"1,2\",\"say \"\"x\"\"\"", "\"line\nbreak\",", "plain,é"])
  }
}

struct CSVTextSuiteTests {
  @Test("Each measure of each architecture has a row, and unknown values are empty")
  func rows() throws {
    let lines = CSVText(try SuiteResult.made()).lines
    #expect(lines.count == 1 + Measures.all.count * 2)
    #expect(lines[0] == "id,architecture,value,low,high,unit")
    #expect(lines.contains("lines.code,B,30.0,,,lines"))
    #expect(lines.contains("runtime.against,A,,,,ratio"))
    #expect(lines.contains { $0.hasPrefix("runtime.against,B,1.") && !$0.contains(",,") })
  }
}
